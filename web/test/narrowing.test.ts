import { expect, test } from "vitest";
import { Lights, narrowed } from "../src/lib/narrowing";
import { SceneIndex } from "../src/lib/scene";
import { choice, moving, piece, STILL } from "./harbour";

const scene = new SceneIndex(STILL);
const inHand = piece("card", "hand-0", "storm", { owner: 0 });
const inDeck = piece("card", "deck-0", "storm", { owner: 0 });
const table = moving([inHand, inDeck, piece("card", "hand-0", "calm", { owner: 0 })]);

test("clicks narrow the options to those that touch everything that was clicked", () => {
  const options = [choice(1, "pier", "sea"), choice(2, "pier"), choice(3, "sea"), choice(4)];
  expect(narrowed(options, []).map((one) => one.answer)).toEqual([1, 2, 3, 4]);
  expect(narrowed(options, ["pier"]).map((one) => one.answer)).toEqual([1, 2]);
  expect(narrowed(options, ["pier", "sea"]).map((one) => one.answer)).toEqual([1]);
});

test("a touched face in a touched zone lights the piece there, not the zone and not its like elsewhere", () => {
  const lights = new Lights(scene, table, [choice(1, "hand-0", "storm")]);
  expect(lights.hasPiece(inHand)).toBe(true);
  expect(lights.hasPiece(inDeck)).toBe(false);
  expect(lights.glows("hand-0")).toBe(false);
});

test("a zone that one option means alone glows, though another means a piece in it", () => {
  const lights = new Lights(scene, table, [choice(1, "hand-0", "storm"), choice(2, "hand-0")]);
  expect(lights.hasPiece(inHand)).toBe(true);
  expect(lights.glows("hand-0")).toBe(true);
});

test("a piece that is told apart by its id is lit instead of the zone that it lies in", () => {
  const ship = piece("ship", "pier-ships", "ship", { id: "ship-3" });
  const lights = new Lights(scene, moving([ship]), [choice(1, "pier-ships", "ship-3")]);
  expect(lights.hasPiece(ship)).toBe(true);
  expect(lights.glows("pier-ships")).toBe(false);
  expect(lights.ofPiece(ship)).toEqual(["ship-3"]);
});

test("a face that lies elsewhere than the touched zone lights both: the piece, and where it may go", () => {
  const lights = new Lights(scene, table, [choice(1, "storm", "pier")]);
  expect(lights.hasPiece(inHand)).toBe(true);
  expect(lights.hasPiece(inDeck)).toBe(true);
  expect(lights.glows("pier")).toBe(true);
});

test("where no zone says which of many alike is meant, one's own is", () => {
  const mine = piece("ship", "sea", "ship", { owner: 0 });
  const theirs = piece("ship", "sea", "ship", { owner: 1 });
  const lights = new Lights(scene, moving([mine, theirs]), [choice(1, "ship", "pier")], [], 0);
  expect(lights.hasPiece(mine)).toBe(true);
  expect(lights.hasPiece(theirs)).toBe(false);
  const inTheSea = new Lights(scene, moving([mine, theirs]), [choice(1, "ship", "sea")], [], 0);
  expect(inTheSea.hasPiece(theirs)).toBe(true);
});

test("where one's own mat is named, the piece is taken from there, and the other zone glows whatever lies in it", () => {
  const theirs = piece("card", "pier", "storm", { owner: 1 });
  const lights = new Lights(scene, moving([inHand, theirs]), [choice(1, "pier", "hand-0", "storm")], [], 0);
  expect(lights.hasPiece(inHand)).toBe(true);
  expect(lights.hasPiece(theirs)).toBe(false);
  expect(lights.glows("pier")).toBe(true);
  expect(lights.glows("hand-0")).toBe(false);
});

test("a click on a piece picks its face, and the zone if the options name it", () => {
  expect(new Lights(scene, table, [choice(1, "hand-0", "storm")]).ofPiece(inHand)).toEqual(["storm", "hand-0"]);
  expect(new Lights(scene, table, [choice(1, "storm", "pier")]).ofPiece(inHand)).toEqual(["storm"]);
});

test("what was picked is not lit again, but shown as picked", () => {
  const options = [choice(1, "pier", "sea"), choice(2, "pier", "hand-1")];
  const lights = new Lights(scene, table, options, ["pier"]);
  expect(lights.glows("pier")).toBe(false);
  expect(lights.isPicked("pier")).toBe(true);
  expect(lights.glows("sea")).toBe(true);
});

test("a card whose face is hidden is never lit", () => {
  const lights = new Lights(scene, table, [choice(1, "deck-0")]);
  expect(lights.hasPiece(piece("card", "deck-0", null))).toBe(false);
  expect(lights.glows("deck-0")).toBe(true);
});
