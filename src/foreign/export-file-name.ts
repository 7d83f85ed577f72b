export type ExportKind = "json" | "md" | "zip";

/** What a file holds, in a word of ours. */
export type ExportedPart = "all" | "context" | "conversation" | "elara";

/**
 * `confidant-<what>-<yyyy-mm-dd>.<kind>`, the day in UTC. No title and no name of a context: the
 * browser keeps the names of downloads in clear, in its history, long after the file is gone.
 */
export function exportFileName(what: ExportedPart, at: number, kind: ExportKind): string {
  const day = new Date(at).toISOString().slice(0, 10);
  return `confidant-${what}-${day}.${kind}`;
}
