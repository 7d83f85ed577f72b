import type { BackupGone, BackupRow } from "./backup-line";

/** A row as a line with its end. The payload is not parsed: it may be most of a large vault's time. */
export function formatRow({ table, columns, version, payload }: BackupRow): string {
  const head = JSON.stringify({ table, ...columns, version });
  return `${head.slice(0, -1)},"payload":${onOneLine(payload)}}\n`;
}

/** What was deleted, as a line with its end. */
export function formatGone({ table, gone }: BackupGone): string {
  return `${JSON.stringify({ table, ...gone, gone: true })}\n`;
}

/** In JSON a line can end between two parts only, where a blank says the same. */
function onOneLine(json: string): string {
  return json.includes("\n") ? json.replaceAll("\n", " ") : json;
}
