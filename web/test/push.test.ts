import { describe, expect, test } from "vitest";
import { addressOf, keyBytes } from "../src/lib/push";

describe("being called by the browser", () => {
  test("the server's key in bytes", () => {
    expect([...keyBytes("-_8B")]).toEqual([251, 255, 1]);
    expect([...keyBytes("AQ")]).toEqual([1]);
  });

  test("only a whole subscription is an address", () => {
    const keys = { p256dh: "point", auth: "secret" };
    expect(addressOf({ endpoint: "https://push.example/1", keys })).toEqual({ endpoint: "https://push.example/1", ...keys });
    expect(addressOf({ endpoint: "https://push.example/1" })).toBe(null);
    expect(addressOf({ endpoint: "https://push.example/1", keys: { auth: "secret" } })).toBe(null);
    expect(addressOf({ keys })).toBe(null);
  });
});
