declare module "virtual:drawings/client" {
  /** SVG paths in a square of 512, by the names of game-icons. */
  export const drawings: Record<string, string>;
}

declare module "virtual:drawings/games" {
  /** How to fetch the drawings of each game. */
  export const games: Record<string, () => Promise<{ drawings: Record<string, string> }>>;
}
