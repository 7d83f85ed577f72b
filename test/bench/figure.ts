export type Unit =
  | "ratio"
  | "ms"
  | "bytes"
  | "tokens/s"
  | "rows/s"
  | "MB/s"
  | "MB"
  | "nodes"
  | "s"
  | "count";

/** One measured number; `n` is how many samples it was made from. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly n: number;
  /** Of several things that were measured the one that it is the figure of. */
  readonly of?: string | undefined;
};

/** What a value keeps to: from `least` to `most`; without either it is only told. */
export type Bar = { readonly least?: number; readonly most?: number };

/** A figure that is only told. */
const NO_BAR: Bar = {};

/** Every suite's figures, in the order of the page, and what each should keep to. */
export const FIGURES: Readonly<Record<string, Readonly<Record<string, Bar>>>> = {
  house: {
    // Without the texts of the pages, which are a figure of their own.
    "house.lines": { most: 66_000 },
    "house.words": NO_BAR,
    "house.files": NO_BAR,
    "house.single": { most: 300 },
    "house.file.median": { least: 60, most: 90 },
    "house.file.p90": { most: 200 },
    "house.file.max": { most: 300 },
    "house.function.max": { most: 60 },
    "house.function.over": { most: 0 },
    "house.walk": { most: 100 },
  },
  size: {
    "size.core": { most: 200_000 },
    "size.worker": { most: 1_350_000 },
    "size.panel": { most: 600_000 },
    "size.whole": { most: 20_000_000 },
    "size.model": NO_BAR,
  },
  wake: {
    "wake.ratio": { most: 3 },
    "wake.open.ratio": { most: 3 },
    "wake.list.ratio": { most: 3 },
    "wake.ms": NO_BAR,
    "wake.empty.ms": NO_BAR,
  },
  "wake-adapters": { "wake.adapters.ms": { most: 25 }, "wake.without.ms": NO_BAR },
  panel: {
    "panel.fcp": { most: 100 },
    "panel.floor": NO_BAR,
    "panel.ready": NO_BAR,
    "panel.cold.ratio": { most: 1.4 },
    "panel.cold.ms": { most: 250 },
  },
  paint: {
    "popup.open": { most: 100 },
    "popup.floor": NO_BAR,
    "popup.list": NO_BAR,
    "i18n.paint": { most: 15 },
  },
  thread: {
    "thread.400.ms": { most: 200 },
    "thread.400.nodes": { most: 1_500 },
    "thread.400.mb": { most: 60 },
    "thread.stream.task": { most: 50 },
    "thread.stream.frame": { most: 16 },
    "type.p95": { most: 50 },
  },
  page: {
    "page.hidden": { most: 2 },
    "page.read.ms": { most: 300 },
    "page.pdf.ms": NO_BAR,
    "page.pdf.tab.ms": NO_BAR,
  },
  send: {
    "send.warm.ms": { most: 60 },
    "send.warm.median": NO_BAR,
    "send.cold.ms": { most: 175 },
    "send.cold.median": NO_BAR,
  },
  stream: { "stream.ratio": { least: 0.9 }, "stream.panel": NO_BAR, "stream.fetch": NO_BAR },
  "fast-stream": {
    "stream.fast.ratio": { least: 0.9 },
    "stream.fast.panel": NO_BAR,
    "stream.fast.task": { most: 50 },
    "stop.ms": { most: 100 },
    "stream.leak": { most: 5 },
  },
  local: { "local.first.ms": { most: 1_500 }, "local.rate": { least: 200 } },
  markup: { "markup.task": { most: 50 } },
  "lock-hide": { "lock.hide.ms": { most: 300 } },
  preview: { "preview.ms": { most: 30 }, "preview.task": { most: 100 } },
  conversations: {
    "list.ms": { most: 80 },
    "list.behind.ms": NO_BAR,
    "search.first.ms": { most: 150 },
    "conversation.open.ms": { most: 300 },
    "conversation.open.nodes": { most: 1_500 },
    "context.switch.ms": { most: 100 },
  },
  memory: {
    "blocks.prompt.ms": { most: 10 },
    "block.append.ms": { most: 20 },
    "block.append.fresh.ms": NO_BAR,
    "block.append.cold.ms": NO_BAR,
    "block.append.growth": { most: 2 },
    "block.stored.growth": NO_BAR,
    "block.merge.lost": { most: 0 },
    "memory.wake.ms": { most: 1 },
    "reference.100.ms": { most: 1 },
    "reference.10000.ms": { most: 10 },
    "reference.100.open.ms": NO_BAR,
  },
  search: {
    "search.answer.ms": { most: 1_000 },
    "search.build.s": { most: 12 },
    "search.unlocked.ms": { most: 1_000 },
    "search.ready.ms": { most: 1_500 },
    "search.stored.ratio": { most: 0.8 },
    "search.memory.mb": { most: 140 },
    "search.scan.ratio": { least: 30 },
    "search.word.p95": { most: 30 },
    "search.common.p95": { most: 30 },
    "search.two.p95": { most: 30 },
    "search.prefix.p95": { most: 30 },
    "search.phrase.p95": { most: 30 },
    "search.han.p95": { most: 30 },
    "search.kana.p95": { most: 30 },
    "search.cyrillic.p95": { most: 30 },
    "search.arabic.p95": { most: 30 },
    "search.type.ms": { most: 80 },
  },
  meaning: {
    "search.embed.ms": { most: 10 },
    "search.embed.hundred.ms": { most: 80 },
    "search.embed.first.ms": NO_BAR,
    "search.hybrid.ms": { most: 80 },
    // 60 beside what the words of as many texts may take.
    "search.memory.vectors.mb": { most: 200 },
    "search.quality.gain": { least: 1 },
    "search.quality.keyword": { least: 0.95 },
    "search.quality.other": NO_BAR,
    "search.quality.hybrid": NO_BAR,
    "search.quality.fts": NO_BAR,
    "search.quality.vector": NO_BAR,
  },
  tools: {
    "tools.wake.ms": { most: 1 },
    "tools.step.ms": { most: 40 },
    "tools.step.median": NO_BAR,
    "tools.write.ms": NO_BAR,
  },
  mcp: {
    "mcp.call.p50": { most: 5 },
    "mcp.call.p95": { most: 30 },
    "mcp.large": { least: 10 },
    "mcp.large.s": NO_BAR,
    "mcp.idle.mb": { most: 60 },
    "mcp.host.mb": NO_BAR,
  },
  large: { "context.holds.ms": { most: 300 } },
  turn: {
    "turn.write.ratio": { most: 1.8 },
    "turn.write.ms": NO_BAR,
    "turn.write.relaxed.ratio": NO_BAR,
    "journal.mb": { most: 4 },
  },
  tail: { "tail.ratio": { most: 2 }, "tail.growth": { most: 1.3 }, "tail.ms": NO_BAR },
  context: { "context.cold.ms": { most: 15 }, "context.open.ms": NO_BAR },
  prompt: {
    "prompt.growth": { most: 1.5 },
    "prompt.ms": { most: 15 },
    "prompt.prefix": { least: 0.8 },
    "prompt.prefix.least": NO_BAR,
    "context.cache.gain": { least: 0.5 },
    "context.cache.hits": NO_BAR,
    "context.fetch.ms": NO_BAR,
  },
  modes: { "mode.ms": { most: 1 }, "mode.accuracy": { least: 0.85 } },
  tokens: {
    "tokens.error.max": { most: 0.1 },
    "tokens.error.mixed": { most: 0.15 },
    "tokens.error.english": NO_BAR,
    "tokens.error.german": NO_BAR,
    "tokens.error.chinese": NO_BAR,
    "tokens.error.japanese": NO_BAR,
    "tokens.error.russian": NO_BAR,
    "tokens.error.code": NO_BAR,
    "tokens.error.json": NO_BAR,
  },
  vault: {
    "kdf.ms": { least: 100, most: 1_000 },
    "unlock.ms": { most: 500 },
    "scan.ratio": { most: 2.5 },
    "scan.parsed.ratio": NO_BAR,
    "scan.ms": NO_BAR,
    "scan.check.ms": NO_BAR,
    "rotate.rate": { least: 5_000 },
    "rotate.read.ms": NO_BAR,
    "rotate.write.ms": NO_BAR,
    "row.overhead": { most: 0.12 },
    "lock.ms": { most: 800 },
    "lock.median": NO_BAR,
  },
  import: { "import.rate": { least: 10 }, "import.again": NO_BAR },
  backup: {
    "backup.rate": { least: 20 },
    "backup.write.rate": NO_BAR,
    "backup.read.rate": NO_BAR,
    "backup.memory": { most: 100 },
    "backup.memory.held": NO_BAR,
    "backup.pause": { most: 100 },
    "backup.pause.without": NO_BAR,
    "backup.send.ms": NO_BAR,
    "backup.send.without": NO_BAR,
  },
  restore: {
    "restore.rate": { least: 10 },
    "restore.preview": NO_BAR,
    "restore.memory": { most: 300 },
  },
  recover: { "recover.first.s": { most: 3 }, "recover.s": { most: 30 } },
  gigabyte: {
    "gigabyte.size": NO_BAR,
    "gigabyte.backup.memory": { most: 300 },
    "gigabyte.restore.memory": { most: 300 },
  },
};

/** What each figure should keep to, by its name. */
export const BARS: Readonly<Record<string, Bar>> = Object.assign({}, ...Object.values(FIGURES));

/** The bar in words of that unit (`≥ 1 ms, ≤ 5 ms`); empty for a figure that is only told. */
export function barText({ least, most }: Bar, unit: Figure["unit"]): string {
  const from = least === undefined ? "" : `≥ ${inUnit({ value: least, unit })}`;
  const to = most === undefined ? "" : `≤ ${inUnit({ value: most, unit })}`;
  return [from, to].filter(Boolean).join(", ");
}

/** The value with its unit, as short as it still tells something. */
export function inUnit({ value, unit }: Pick<Figure, "value" | "unit">): string {
  if (unit === "ratio") return `${value.toFixed(2)} ×`;
  if (unit === "bytes") return `${(value / 1_000).toFixed(1)} KB`;
  if (unit === "count") return String(value);
  return `${value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0)} ${unit}`;
}

/** Whether the value keeps to its bar. */
export function keeps(value: number, { least = -Infinity, most = Infinity }: Bar): boolean {
  return value >= least && value <= most;
}
