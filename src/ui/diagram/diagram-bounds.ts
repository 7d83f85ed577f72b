/** What a diagram may have; above that it stays source. */
export const BOUNDS = {
  characters: 8_000,
  nodes: 60,
  edges: 100,
  groups: 20,
  actors: 16,
  steps: 120,
  /** Groups or frames, one in the other. */
  depth: 6,
  label: 300,
  /** And joiners, on one character: more of them are drawn over what stands above or below it. */
  marks: 8,
  /** Of text, in all boxes, beside all lines and in all steps, as they are drawn. */
  lines: 600,
  /** Boxes, and each place where a line passes a row of them. */
  items: 250,
  /** Along either side of the figure. */
  pixels: 16_000,
} as const;
