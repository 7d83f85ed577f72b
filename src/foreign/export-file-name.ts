/** UTF-8 bytes of what the file is about: with the rest well within every file system's 255. */
const MAX_BYTES = 120;

/**
 * What file systems, shells and browsers give a meaning of their own: path and wildcard characters;
 * and what is not seen or turns the order of what is (controls, bidi marks, zero width, unpaired).
 */
const UNSAFE = /[<>:"/\\|?*~`$&;'%#{}]|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

export type ExportKind = "json" | "md" | "zip";

/**
 * `confidant-<what>-<yyyy-mm-dd>.<kind>`, the day in UTC. The word before and the day behind keep a
 * title from being a reserved name (`CON`), hidden (`.x`) or one with another ending.
 */
export function exportFileName(what: string, at: number, kind: ExportKind): string {
  const day = new Date(at).toISOString().slice(0, 10);
  const name = cleanPart(what);
  return `confidant-${name === "" ? "" : `${name}-`}${day}.${kind}`;
}

function cleanPart(what: string): string {
  // No longer than what can be of use: normalising a long text takes time.
  const line = what
    .slice(0, 4 * MAX_BYTES)
    .normalize("NFC")
    .replace(UNSAFE, " ");
  const joined = line.trim().replace(/[\s.]+/gu, "-");
  return clip(joined).replace(/^[-.]+|[-.]+$/gu, "");
}

/** Cut between two characters. */
function clip(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(MAX_BYTES));
  return text.slice(0, read);
}
