import { MAX_TITLE } from "../../domain/check-fields";
import type { Fact } from "../../domain/fact";
import { refusedIn, withRefused } from "../../domain/refused-origins";
import { isGiven } from "../../store/conversations/first-title";
import { encodePayload } from "../../store/database/payloads";
import { nextVersion, type TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import type { BackupManifest } from "../backup-manifest";
import { tryDecode } from "./compare-row";
import { idOf, rowKey } from "./comparison";
import { holdRow } from "./hold-row";
import { mergedForeign } from "./merged-foreign";
import { isCopiedOver, toCopy } from "./other-copies";
import { renameRow } from "./rename-row";
import type { KeptSecret, RestorePlan } from "./restore-plan";
import { isOfConversation, isOfDraft, orderInLog, ownerOf } from "./row-owner";
import { withBegunMemory } from "./with-begun-memory";
import { withCopiedConnection } from "./with-copied-connection";
import { withOwnSummary } from "./with-own-summary";
import { withSources } from "./with-sources";
import { emptiedOf, withoutEmptied } from "./without-emptied";
import { withoutUnseen } from "./without-unseen";

type Deps = {
  readonly plan: RestorePlan;
  readonly manifest: Pick<BackupManifest, "digest" | "madeAt">;
  readonly here: RowView | null;
};

/** A row of the backup as it is to be stored; null where it is left out. */
export async function takeRow(deps: Deps, row: BackupRow): Promise<BackupRow | null> {
  const { comparison } = deps.plan;
  if (comparison.unusable.has(rowKey(row.table, idOf(row)))) return null;
  if (await deps.plan.isForgotten(row)) return null;
  if (!isOfConversation(row.table)) {
    const seen = await withBegunMemory(deps, deps.plan.isForeign ? withoutUnseen(row) : row);
    const led = await withCopiedConnection(deps, seen);
    const held = await withoutHiding(deps.here, holdRow(deps.plan.holding, led));
    const shown = deps.plan.besideShares(held);
    const known = shown === null ? null : deps.plan.besideKnown(shown);
    if (known === null) return null;
    if (!deps.plan.isForeign) {
      const taken = takeOther(deps.plan, known);
      return taken === null ? null : withSources(deps, taken);
    }
    const theirs =
      deps.plan.mode === "merge" ? mergedForeign(comparison, deps.plan.promptsHere, known) : known;
    return theirs === null ? null : takeOther(deps.plan, tainted(theirs));
  }
  if (!deps.plan.isForeign) return takeOwned(deps, row);
  return UNREQUESTED.includes(row.table) ? null : takeOwned(deps, tainted(withoutParameters(row)));
}

/** Work that nobody here has asked for, and what nobody here has typed and one key would send as theirs. */
const UNREQUESTED: readonly TableName[] = ["jobs", "composer_drafts"];

/**
 * What somebody else has set for a model holds for nobody here: their note would be said to it as the
 * person's instruction, their window and stop words would cut what it sees and says.
 */
function withoutParameters(row: BackupRow): BackupRow {
  const head = row.table === "conversations" ? tryDecode(row.table, row.payload) : null;
  if (head?.parameters === undefined) return row;
  const { parameters: _theirs, ...rest } = head;
  return { ...row, payload: encodePayload("conversations", rest) };
}

/** What somebody else may have written is told from what the person and the models have said here. */
function tainted(row: BackupRow): BackupRow {
  const { table } = row;
  if (!isShownToModel(table)) return row;
  const payload = tryDecode(table, row.payload);
  if (payload === null) return row;
  const taint = [...new Set([...(payload.taint ?? []), "import" as const])];
  const fact = table === "facts" ? tryDecode(table, row.payload) : null;
  const marks = fact === null ? {} : unproven(fact);
  return { ...row, payload: encodePayload(table, { ...payload, ...marks, taint }) };
}

/**
 * What somebody else says of the person is in no prompt until the person says so, too, whose words it quotes;
 * what it was called elsewhere would be forgotten here with it.
 */
function unproven({ former }: Pick<Fact, "former">) {
  const unsourced = former.map((one) => ({ ...one, source: null }));
  return {
    state: "waiting",
    confidence: 0,
    source: null,
    former: unsourced,
    formerKeys: undefined,
  } as const;
}

const SHOWN_TABLES = [
  "conversations",
  "messages",
  "summaries",
  "references",
  "blocks",
  "facts",
  "archival_entries",
] as const;

/** Whether a model may be told what its rows hold. */
function isShownToModel(table: TableName): table is (typeof SHOWN_TABLES)[number] {
  return SHOWN_TABLES.some((one) => one === table);
}

/**
 * A run of the backup is counted by whoever made that, and here where theirs is all that stays: else it is
 * closed as one of the guide, which no usage grows by. Its price stays, for its reply and conversation.
 */
function uncounted({ mode, isForeign }: RestorePlan, row: BackupRow): BackupRow {
  const turn = row.table === "open_turns" ? tryDecode(row.table, row.payload) : null;
  if (turn === null || (mode === "replace" && !isForeign)) return row;
  const model = { ...turn.model, provider: "guide" } as const;
  return { ...row, payload: encodePayload("open_turns", { ...turn, model }) };
}

async function takeOwned(deps: Deps, given: BackupRow): Promise<BackupRow | null> {
  const { plan, manifest } = deps;
  const row = uncounted(plan, given);
  const { turns } = plan.comparison;
  const owner = ownerOf(row, turns);
  if (owner === null || (row.table === "open_turns" && !turns.has(idOf(row)))) return null;
  const action = plan.actionOf(owner);
  if (action === "leave") return null;
  // Its conversation may come, for what was said there since.
  if (row.table === "references" && plan.deleted.has(rowKey(row.table, idOf(row)))) return null;
  const drafted = plan.comparison.conversations.get(owner)?.drafted;
  if ((plan.isForeign || plan.keptDrafts.has(owner)) && isOfDraft(row, drafted)) return null;
  if (action === "copy") {
    const kept = withoutEmptied(emptiedOf(plan, owner), row);
    const copy = kept === null ? null : await renameRow(kept, manifest.digest);
    return copy === null ? null : moved(titled(copy, manifest.madeAt), plan);
  }
  const titledHere = await withOwnTitle(deps, row, owner);
  return moved(await withOwnSummary(deps, titledHere, owner), plan);
}

function takeOther(plan: RestorePlan, row: BackupRow): BackupRow | null {
  const { takes, names, renewals, keptSecrets, copies } = plan;
  const { table } = row;
  const id = idOf(row);
  const copy = copies.get(rowKey(table, id));
  if (isCopiedOver(copy, row)) {
    const free = names.get(rowKey(table, copy.copyId));
    return toCopy(row, copy, { free, renewedAt: renewals.at });
  }
  if (!takes(table, id)) return null;
  const label = table === "blocks" ? plan.blocks.labels.get(id) : undefined;
  if (label !== undefined) return changed(row, { label });
  const name = names.get(rowKey(table, id));
  const isRenewed = table === "contexts" && renewals.ids.has(id);
  if (name !== undefined || isRenewed) {
    return changed(row, {
      ...(name === undefined ? {} : { name }),
      ...(isRenewed ? { renewedAt: renewals.at } : {}),
    });
  }
  const kept = table === "connections" ? keptSecrets.get(id) : undefined;
  return kept === undefined ? row : withSecrets(row, kept);
}

/**
 * One without a place (versions 1 and 2, or 0) is given it when it is next opened. `limit-exceeded`
 * where there would be no room after it.
 */
function moved(row: BackupRow, { newOrderOf }: Pick<RestorePlan, "newOrderOf">): BackupRow {
  const order = orderInLog(row);
  return order === null ? row : { ...row, columns: { ...row.columns, order: newOrderOf(order) } };
}

/** A copy is told from the conversation it stands beside by the day of its backup. */
function titled(row: BackupRow, madeAt: number): BackupRow {
  const head = row.table === "conversations" ? tryDecode(row.table, row.payload) : null;
  // Its first words name it once it is seen.
  if (head === null || head.title === "") return row;
  const ending = ` (${toDay(madeAt)})`;
  const kept = [...head.title].slice(0, MAX_TITLE - ending.length).join("");
  const title = `${kept}${ending}`.trim();
  return { ...row, payload: encodePayload("conversations", { ...head, title }) };
}

/** `YYYY-MM-DD` where the person is. */
function toDay(time: number): string {
  const date = new Date(time);
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  const parts = [month, day].map((part) => String(part).padStart(2, "0"));
  return [date.getFullYear(), ...parts].join("-");
}

/**
 * The messages are the backup's; what the person has called it here since, and where it lies, stay. A
 * title that either side has given is later than one of first words, whatever the versions say.
 */
async function withOwnTitle({ plan, here }: Deps, row: BackupRow, id: string): Promise<BackupRow> {
  if (row.table !== "conversations" || plan.mode !== "merge") return row;
  const compared = plan.comparison.conversations.get(id);
  if (compared?.diffStatus !== "newer") return row;
  const found = (await here?.find("conversations", [id]))?.get(id);
  const own = typeof found === "object" ? tryDecode("conversations", found.payload) : null;
  const head = tryDecode("conversations", row.payload);
  if (typeof found !== "object" || own === null || head === null) return row;
  const isKept = compared.keepsHead;
  if (!isKept && (!isGiven(own) || isGiven(head))) return row;
  const isTheirs = !plan.isForeign && !isGiven(own) && isGiven(head);
  const { title, titleOf, taint } = isTheirs ? head : own;
  const { tags, archivedAt, parameters } = own;
  const kept = { title, titleOf, taint, ...(isKept ? { tags, archivedAt, parameters } : {}) };
  const { parent } = isKept ? found.columns : row.columns;
  return {
    ...row,
    columns: { ...row.columns, parent: parent ?? null },
    version: after(row.version, found.version),
    payload: encodePayload("conversations", { ...head, ...kept }),
  };
}

type Change = { readonly name?: string; readonly label?: string; readonly renewedAt?: number };

/** As a newer version: under a name of its own where the backup's is taken, or with its time begun anew. */
function changed(row: BackupRow, change: Change): BackupRow {
  const payload = tryDecode(row.table, row.payload);
  if (payload === null) return row;
  const version = after(row.version, row.version);
  return { ...row, version, payload: encodePayload(row.table, { ...payload, ...change }) };
}

/** A connection tells what its secrets hold: here's own, where these stay. */
function withSecrets(row: BackupRow, { version, hasKey, headerNames }: KeptSecret): BackupRow {
  const connection = tryDecode("connections", row.payload);
  if (connection === null) return row;
  const isSame =
    connection.hasKey === hasKey &&
    JSON.stringify(connection.headerNames) === JSON.stringify(headerNames);
  if (isSame) return row;
  const payload = encodePayload("connections", { ...connection, hasKey, headerNames });
  return { ...row, version: after(row.version, version), payload };
}

function after(left: number, right: number): number {
  return nextVersion({ version: Math.max(left, right) });
}

/**
 * The row of a backup without leave to hide from a server which extension asks it: a file gives none.
 * What the person has answered here, yes or no, stays for the address it was answered for.
 */
async function withoutHiding(here: RowView | null, row: BackupRow): Promise<BackupRow> {
  if (row.table === "connections") return change(here, row, "connections", (one) => one.url);
  if (row.table === "settings") {
    return withRefusals(here, await change(here, row, "settings", (one) => one.ollamaUrl));
  }
  return row;
}

type Hiding = Extract<TableName, "connections" | "settings">;
type Decoded<T extends Hiding> = NonNullable<ReturnType<typeof tryDecode<T>>>;

async function change<T extends Hiding>(
  here: RowView | null,
  row: BackupRow,
  table: T,
  addressOf: (payload: Decoded<T>) => string,
): Promise<BackupRow> {
  const payload = tryDecode(table, row.payload);
  if (payload === null) return row;
  const own = await readOwn(here, row, table);
  const answered = own !== null && addressOf(own) === addressOf(payload) ? own.hidesOrigin : null;
  // No file takes back a no, nor says yes.
  const isKept = answered === false ? payload.hidesOrigin !== false : payload.hidesOrigin === true;
  if (!isKept || answered === payload.hidesOrigin) return row;
  // Left out where nobody has answered, not false: that would be the person's own no.
  const { hidesOrigin: _theirs, ...rest } = payload;
  const kept = answered === false ? { ...rest, hidesOrigin: false } : rest;
  return { ...row, version: nextVersion(row), payload: encodePayload(table, kept) };
}

/** Every origin that was refused here, or is in the backup, whatever leads there by then. */
async function withRefusals(here: RowView | null, row: BackupRow): Promise<BackupRow> {
  const payload = tryDecode("settings", row.payload);
  const own = await readOwn(here, row, "settings");
  if (payload === null || own === null) return row;
  const kept = payload.refusedOrigins ?? [];
  const all = [...new Set([...kept, ...refusedIn(own)])];
  if (all.length === kept.length) return row;
  const next = encodePayload("settings", withRefused(payload, all));
  return { ...row, version: nextVersion(row), payload: next };
}

async function readOwn<T extends Hiding>(here: RowView | null, row: BackupRow, table: T) {
  const id = idOf(row);
  const found = (await here?.find(table, [id]))?.get(id);
  return typeof found === "object" ? tryDecode(table, found.payload) : null;
}
