/** One measured number; `n` is how many samples it was made from. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: "ratio" | "ms" | "bytes" | "tokens/s";
  readonly n: number;
};

export type Bar = { readonly most: number } | { readonly least: number };

/** What each figure should keep to; one that is not here is only told. */
export const BARS: Readonly<Record<string, Bar>> = {
  "turn.write.ratio": { most: 1.5 },
  "tail.ratio": { most: 2 },
  "tail.growth": { most: 1.3 },
  "context.cold.ms": { most: 15 },
  "wake.ratio": { most: 2.5 },
  "send.warm.ms": { most: 60 },
  "send.cold.ms": { most: 200 },
  "stream.ratio": { least: 0.9 },
  "size.worker": { most: 800_000 },
  "size.panel": { most: 600_000 },
  "panel.fcp": { most: 150 },
};

/** Whether the value keeps to its bar. */
export function keeps(value: number, bar: Bar): boolean {
  return "most" in bar ? value <= bar.most : value >= bar.least;
}
