// The keyword at the head of a card's text: "Harvest: take two sheaves."

const LONGEST = 26;

export function keyworded(text: string): { keyword: string; text: string } {
  const colon = text.indexOf(": ");
  if (colon < 1 || colon > LONGEST) return { keyword: "", text };
  return { keyword: text.slice(0, colon), text: text.slice(colon + 2) };
}
