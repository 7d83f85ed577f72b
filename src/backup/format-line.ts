import type { Bytes } from "../crypto/bytes";
import type { GoneRows, SnapshotRow } from "../store/snapshots/snapshot";

/** A line with its end, in parts: text, or what is UTF-8 already. */
export type Line = readonly (string | Bytes)[];

const [LINE_END, BLANK] = [0x0a, 0x20];

/** A row as a line. The payload is neither parsed nor read as text: that would be most of the time. */
export function formatRow({ table, columns, version, payload }: SnapshotRow): Line {
  const head = JSON.stringify({ table, ...columns, version });
  return [`${head.slice(0, -1)},"payload":`, onOneLine(payload), "}\n"];
}

/** What was deleted, as a line. */
export function formatGone({ table, gone }: GoneRows): Line {
  return [`${JSON.stringify({ table, ...gone, gone: true })}\n`];
}

/** In JSON a line can end between two parts only, where a blank says the same. */
function onOneLine(json: Bytes): Bytes {
  return json.includes(LINE_END) ? json.map((byte) => (byte === LINE_END ? BLANK : byte)) : json;
}
