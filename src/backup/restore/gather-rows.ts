import { settablesOf } from "../../domain/chat-parameters";
import { messageTokens } from "../../domain/message-tokens";
import { DEFAULT_SETTINGS, type Settings } from "../../domain/settings";
import type { Payload } from "../../store/database/payloads";
import type { PlainRow } from "../../store/database/plain-row";
import { ruleOf, type TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { compareOther } from "./compare-other";
import { compareRow, tryDecode } from "./compare-row";
import { type ComparedRow, type Emptied, idOf, rowKey } from "./comparison";
import { wideningOf } from "./hold-settings";
import { orderInLog, ownerKey, ownerOf } from "./row-owner";
import { type ConversationTally, newTally } from "./tally-conversation";

/** What has been read of a backup so far. */
export type Gathered = {
  readonly conversations: Map<string, ConversationTally>;
  readonly others: Map<string, ComparedRow>;
  readonly unusable: Set<string>;
  /** Conversations of running turns by the turn's id; replies that have not ended; chunks by turn. */
  readonly openTurns: Map<string, string>;
  readonly unfinished: Set<string>;
  readonly chunks: Map<string, number>;
  /** Turns of which a row has the id of another conversation's or turn's here. */
  readonly foreignTurns: Set<string>;
  /** Connections that have secrets in the backup. */
  readonly secrets: Set<string>;
  /** Places in the log, eight bytes for each row that has one. */
  readonly orders: number[];
};

type Here = PlainRow | "unreadable" | undefined;

/** Nothing yet. */
export function nothingGathered(): Gathered {
  return {
    conversations: new Map(),
    others: new Map(),
    unusable: new Set(),
    openTurns: new Map(),
    unfinished: new Set(),
    chunks: new Map(),
    foreignTurns: new Set(),
    secrets: new Set(),
    orders: [],
  };
}

/** Counts a row of the backup in, beside the row of that id here. */
export function gatherRow(gathered: Gathered, row: BackupRow, here: Here): void {
  const { table } = row;
  const order = orderInLog(row);
  if (order !== null) gathered.orders.push(order);
  const payload = tryDecode(table, row.payload);
  if (payload === null) {
    gathered.unusable.add(rowKey(table, idOf(row)));
  } else if (table === "draft_pieces") {
    const turn = String(row.columns.parent);
    gathered.chunks.set(turn, (gathered.chunks.get(turn) ?? 0) + 1);
    if (isForeign(row, here)) gathered.foreignTurns.add(turn);
  } else if (table === "open_turns") {
    gathered.openTurns.set(idOf(row), String(row.columns.parent));
    if (isForeign(row, here)) gathered.foreignTurns.add(idOf(row));
  } else {
    const owner = ownerOf(row, gathered.openTurns);
    const diffStatus = compareRow(row, payload, here);
    const compared = { row, payload, diffStatus, here };
    if (owner === null) gatherOther(gathered, compared);
    else gatherOwned(gathered, owner, compared);
  }
}

/** Whether the id is one of something else's here: that would be lost to it. */
function isForeign({ columns }: BackupRow, here: Here): boolean {
  return typeof here === "object" && here.columns.parent !== columns.parent;
}

type Compared = {
  readonly row: BackupRow;
  readonly payload: Payload<TableName>;
  readonly diffStatus: ComparedRow["diffStatus"];
  readonly here: Here;
};

function gatherOwned(
  { conversations, unfinished }: Gathered,
  owner: string,
  { row, payload, diffStatus, here }: Compared,
): void {
  const tally = conversations.get(owner) ?? newTally();
  conversations.set(owner, tally);
  if (isFrom(row, "conversations", payload)) {
    const { title, updatedAt, parameters } = payload;
    const sets = settablesOf(parameters);
    tally.head = { contextId: String(row.columns.parent), title, updatedAt, diffStatus, sets };
  } else if (isFrom(row, "messages", payload)) {
    const isOther = isForeign(row, here);
    const isEmptied = noteMessage(tally.emptied, { row, payload, diffStatus, here }, isOther);
    if (isOther) tally.foreign += 1;
    else tally.messages[isEmptied ? "older" : diffStatus] += 1;
    tally.lastAt = Math.max(tally.lastAt, payload.createdAt);
    const status = payload.reply?.status;
    if (status === "open" || status === "streaming") unfinished.add(idOf(row));
  } else {
    tally.others += 1;
    if (isFrom(row, "composer_drafts", payload)) {
      tally.isDraftHere = typeof here === "object";
      for (const id of payload.attachments ?? []) tally.drafted.add(id);
    }
    if (row.table === "attachments" && (diffStatus === "new" || diffStatus === "newer")) {
      tally.attached.add(idOf(row));
    }
    if (isForeign(row, here)) tally.foreignBeside += 1;
    else if (ruleOf(row.table).compared) tally.beside[diffStatus] += 1;
  }
}

type ComparedMessage = Omit<Compared, "payload"> & { readonly payload: Payload<"messages"> };

/**
 * Whether it was deleted here, and not there: however often it was changed there, it stays so, but for
 * a reply that was answered again.
 */
function noteMessage(
  emptied: Emptied,
  { row, payload, diffStatus, here }: ComparedMessage,
  isOther: boolean,
): boolean {
  const isNeeded = !isOther && diffStatus !== "same";
  const known = isNeeded && typeof here === "object" ? tryDecode("messages", here.payload) : null;
  if (payload.deletedAt !== null && diffStatus === "newer") {
    for (const id of imageIds(known)) emptied.gone.add(id);
  }
  const own = payload.deletedAt === null ? known : null;
  const isAnew = own !== null && diffStatus === "newer" && isAnsweredSince(payload, own);
  const deletedAt = isAnew ? null : (own?.deletedAt ?? null);
  const images = deletedAt === null ? emptied.kept : emptied.images;
  for (const id of imageIds(payload)) images.add(id);
  if (deletedAt === null) return false;
  emptied.at.set(idOf(row), deletedAt);
  emptied.from = Math.min(emptied.from, Number(row.columns.order));
  emptied.tokens += messageTokens(payload);
  return true;
}

function imageIds(message: Payload<"messages"> | null): readonly string[] {
  const attachments = message?.attachments ?? [];
  return attachments.flatMap(({ kind, id }) => (kind === "image" ? [id] : []));
}

/** Whether a reply that was deleted here was asked for again there since: its words are others then. */
function isAnsweredSince(
  { reply, createdAt }: Payload<"messages">,
  own: Payload<"messages">,
): boolean {
  if (reply === null || own.deletedAt === null) return false;
  if (reply.commandId === own.reply?.commandId) return false;
  // One that has not ended, or was cut off, has still the time of the first one.
  return !["complete", "failed", "cancelled"].includes(reply.status) || createdAt > own.deletedAt;
}

function gatherOther({ others, secrets, unusable }: Gathered, compared: Compared): void {
  const { row, payload, here } = compared;
  const { table } = row;
  if (isForeign(row, here)) {
    // Memory never moves: what has the id of another context's or block's row would cost that one its.
    unusable.add(rowKey(table, idOf(row)));
    return;
  }
  const { diffStatus, wins } = compareOther(row, payload, here);
  const id = idOf(row);
  if (table === "secrets") secrets.add(id);
  const isLostHere = here === "unreadable";
  const other = {
    table,
    id,
    owner: ownerKey(row),
    diffStatus,
    wins,
    copyId: null,
    isLostHere,
    ...NO_DETAILS,
  };
  const offers = isFrom(row, "settings", payload) && wideningOf(payload, settingsOf(here)) !== null;
  others.set(rowKey(table, id), { ...other, ...detailsOf(row, payload), offers });
}

function settingsOf(here: Here): Settings {
  const own = typeof here === "object" ? tryDecode("settings", here.payload) : null;
  return own ?? DEFAULT_SETTINGS;
}

const NO_DETAILS = {
  offers: false,
  name: null,
  copyName: null,
  connection: null,
  lasting: null,
  lastChatAt: null,
} as const;

function detailsOf(row: BackupRow, payload: Payload<TableName>): Partial<ComparedRow> {
  if (isFrom(row, "contexts", payload)) {
    const { name, archived, expiryDays, renewedAt, pinned, first } = payload;
    const lasting = { expiryDays, renewedAt, pinned, first };
    return archived === null ? { name, copyName: name, lasting } : {};
  }
  if (isFrom(row, "uses", payload)) return { lastChatAt: payload.lastChatAt };
  if (isFrom(row, "presets", payload)) {
    const name = payload.isActive ? payload.name : null;
    return { name, copyName: name };
  }
  if (isFrom(row, "blocks", payload)) return { name: payload.label };
  if (!isFrom(row, "connections", payload)) return {};
  const { url, hasKey, headerNames } = payload;
  const hadSecrets = hasKey || headerNames.length > 0;
  return { copyName: payload.name, connection: { url, hadSecrets, hasSecrets: false } };
}

/** Whether the payload, which was decoded by its row's table, is one of that table. */
function isFrom<T extends TableName>(
  row: BackupRow,
  table: T,
  _payload: Payload<TableName>,
): _payload is Payload<T> {
  return row.table === table;
}
