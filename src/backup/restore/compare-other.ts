import type { DiffStatus } from "../../domain/diff-status";
import type { Payload } from "../../store/database/payloads";
import type { PlainRow } from "../../store/database/plain-row";
import type { TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { compareRow, isEqual, tryDecode } from "./compare-row";

/** How a row of the backup stands to that of here. */
export type ComparedOther = {
  readonly diffStatus: DiffStatus;
  /** Whether that of here gives way to it, and becomes a copy. */
  readonly wins: boolean;
};

type Here = PlainRow | "unreadable" | undefined;

/** What is not of the person's words: when something was, where it lies, and which message a note is of. */
const BESIDE = {
  place: 0,
  updatedAt: 0,
  renewedAt: 0,
  pinned: false,
  archived: null,
  first: false,
  source: null,
};

/**
 * How a row that belongs to no conversation stands to the row of that id here. A higher version does
 * not prove that a context, preset, prompt, note or connection was made from the one here: both may
 * have been changed. So one with other words is `both`, and never takes the place of one here without leaving it
 * beside itself; only one of a lower version that was not changed later is `older`.
 */
export function compareOther<T extends TableName>(
  row: BackupRow & { readonly table: T },
  payload: Payload<T>,
  here: Here,
): ComparedOther {
  const diffStatus = compareRow(row, payload, here);
  const own = typeof here === "object" ? tryDecode(row.table, here.payload) : null;
  const plain = { diffStatus, wins: false };
  if (typeof here !== "object" || own === null || diffStatus === "same") return plain;
  if (row.table === "connections") return { diffStatus: ofConnection(payload, own), wins: false };
  if (["uses", "facts", "forgotten_facts"].includes(row.table)) {
    return { diffStatus: ofTime(payload, own) ?? diffStatus, wins: false };
  }
  const isHigher = row.version > here.version;
  // A note that was never changed here is what the other one was made from.
  const isFirst = row.table === "archival_entries" && here.version === 1 && isHigher;
  if (isFirst || !isOfWords(row.table)) return plain;
  const isLater = changedAt(payload) > changedAt(own);
  if (isEqual(payload, own)) return { diffStatus: "same", wins: false };
  if (isEqual({ ...payload, ...BESIDE }, { ...own, ...BESIDE })) {
    return { diffStatus: isHigher && isLater ? "newer" : "older", wins: false };
  }
  if (row.version < here.version && !isLater) return { diffStatus: "older", wins: false };
  return { diffStatus: "both", wins: isLater };
}

/** Whether rows of a table are words of the person's that stay beside each other where they differ. */
export function isOfWords(table: TableName): boolean {
  return ["contexts", "presets", "saved_prompts", "archival_entries"].includes(table);
}

/** What was talked or said later holds, whichever side has done so more often; null where that tells nothing. */
function ofTime(payload: object, own: object): DiffStatus | null {
  const [there, here] = [lastAt(payload), lastAt(own)];
  if (there === here) return null;
  return there > here ? "newer" : "older";
}

/** When a context was last talked in, since when a fact has its value, or when it was forgotten. */
function lastAt(payload: object): number {
  const fields: Readonly<Record<string, unknown>> = { ...payload };
  const time = fields.at ?? fields.since ?? fields.lastChatAt;
  return typeof time === "number" ? time : 0;
}

/** That of here stays with its key; another address is another server. */
function ofConnection(payload: object, own: object): DiffStatus {
  if (isEqual(payload, own)) return "same";
  const urls = [payload, own].map((one) => ("url" in one ? one.url : null));
  return urls[0] === urls[1] ? "older" : "both";
}

function changedAt(payload: object): number {
  return "updatedAt" in payload && typeof payload.updatedAt === "number" ? payload.updatedAt : 0;
}
