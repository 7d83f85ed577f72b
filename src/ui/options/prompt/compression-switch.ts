import type { Compression, PromptSettings } from "../../../domain/prompt-settings";

type Switch = (
  now: Pick<PromptSettings, "compression" | "maxTurns">,
  type: Compression["type"],
) => Compression;

/** A function that changes what becomes of older turns, and remembers how each way was set before. */
export function createCompressionSwitch(): Switch {
  const former = new Map<Compression["type"], Compression>();
  return ({ compression, maxTurns }, type) => {
    former.set(compression.type, compression);
    return former.get(type) ?? newCompression(type, maxTurns);
  };
}

function newCompression(type: Compression["type"], keepRecent: number): Compression {
  return type === "truncate" ? { type, keepRecent } : { type, chunkSize: 10, model: null };
}
