/** One measured number; `n` is how many samples it was made from. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: "ratio" | "ms" | "bytes" | "tokens/s" | "rows/s" | "MB/s" | "MB" | "nodes" | "s";
  readonly n: number;
};

/** At least one of both. */
export type Bar = { readonly least?: number; readonly most?: number };

/** What each figure should keep to; one that is not here is only told. */
export const BARS: Readonly<Record<string, Bar>> = {
  "turn.write.ratio": { most: 1.8 },
  "journal.mb": { most: 4 },
  "recover.s": { most: 30 },
  "tail.ratio": { most: 2 },
  "tail.growth": { most: 1.3 },
  "context.cold.ms": { most: 15 },
  "wake.ratio": { most: 2.5 },
  "send.warm.ms": { most: 60 },
  "send.cold.ms": { most: 200 },
  "stream.ratio": { least: 0.9 },
  "stream.fast.ratio": { least: 0.9 },
  "stream.fast.task": { most: 50 },
  "stop.ms": { most: 100 },
  "stream.leak": { most: 5 },
  "wake.adapters.ms": { most: 25 },
  "local.first.ms": { most: 1_500 },
  "local.rate": { least: 200 },
  "size.core": { most: 200_000 },
  "size.worker": { most: 1_350_000 },
  "size.panel": { most: 600_000 },
  "panel.fcp": { most: 150 },
  "kdf.ms": { least: 100, most: 1_000 },
  "unlock.ms": { most: 500 },
  "scan.ratio": { most: 2.5 },
  "row.overhead": { most: 0.12 },
  "rotate.rate": { least: 5_000 },
  "lock.ms": { most: 800 },
  "lock.hide.ms": { most: 300 },
  "markup.task": { most: 50 },
  "prompt.growth": { most: 1.5 },
  "prompt.ms": { most: 15 },
  "prompt.prefix": { least: 0.8 },
  "import.rate": { least: 10 },
  "list.ms": { most: 80 },
  "conversation.open.ms": { most: 300 },
  "conversation.open.nodes": { most: 1_500 },
  "context.switch.ms": { most: 100 },
  "preview.ms": { most: 30 },
  "preview.task": { most: 50 },
  "context.cache.gain": { least: 0.5 },
  "backup.rate": { least: 20 },
  "backup.memory": { most: 100 },
  "backup.pause": { most: 100 },
  "restore.rate": { least: 10 },
  "restore.memory": { most: 300 },
  "gigabyte.backup.memory": { most: 300 },
  "gigabyte.restore.memory": { most: 300 },
  "mode.ms": { most: 1 },
  "mode.accuracy": { least: 0.85 },
  "tokens.error.max": { most: 0.1 },
  "tokens.error.mixed": { most: 0.15 },
};

/** Whether the value keeps to its bar. */
export function keeps(value: number, { least = -Infinity, most = Infinity }: Bar): boolean {
  return value >= least && value <= most;
}
