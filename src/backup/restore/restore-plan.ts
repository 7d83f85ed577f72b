import { DEFAULT_SETTINGS } from "../../domain/settings";
import { ruleOf, SETTINGS_ID, type TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import { beyondLimits } from "./beyond-limits";
import { tryDecode } from "./compare-row";
import { type ComparedRow, type Comparison, type RestorableBackup, rowKey } from "./comparison";
import { forgottenHere, type IsForgottenHere } from "./forgotten-here";
import type { Holding } from "./hold-row";
import { type BesideKnown, besideKnown } from "./known-here";
import { wouldDisplace } from "./merged-foreign";
import { type OtherCopy, planCopies } from "./other-copies";
import { NO_BLOCKS, type PlannedBlocks, planBlocks } from "./plan-blocks";
import { type PlannedOrders, planOrders } from "./plan-orders";
import { NO_PROMPTS, type PromptsHere, readPromptsHere } from "./prompts-here";
import { readPurged } from "./read-purged";
import { planRenewals } from "./renewals";
import { checkLimits, type MergeAction } from "./restore-limits";
import { isOfBlock } from "./row-owner";
import { type BesideShares, besideShares } from "./shares-here";
import { planNames } from "./taken-names";

export type RestoreMode = "merge" | "replace";

/** What a restore takes from the backup, and what from here. */
export type RestorePlan = PlannedOrders & {
  readonly mode: RestoreMode;
  /** Whether the backup is not this vault's own. */
  readonly isForeign: boolean;
  /** What of it waits for the person. */
  readonly holding: Holding;
  readonly comparison: Comparison;
  readonly actionOf: (conversationId: string) => MergeAction;
  /** Whether messages that were deleted here come without their words. */
  readonly staysEmptied: boolean;
  /** Whether a row that belongs to no conversation comes. */
  readonly takes: (table: TableName, id: string) => boolean;
  /** Rows of memory for which a context has no room: left out. */
  readonly beyond: number;
  /** Contexts and presets of the backup that get another name, by `rowKey`. */
  readonly names: ReadonlyMap<string, string>;
  /** What differs and stands beside the other as a copy, by `rowKey`; the copies' names are in `names`. */
  readonly copies: ReadonlyMap<string, OtherCopy>;
  /** Contexts of the backup whose time begins anew, and when that is. */
  readonly renewals: { readonly ids: ReadonlySet<string>; readonly at: number };
  /** Connections of the backup whose secrets stay those of here, by id, with what they tell of these. */
  readonly keptSecrets: ReadonlyMap<string, KeptSecret>;
  /** Conversations that come and keep what was typed here, and not sent. */
  readonly keptDrafts: ReadonlySet<string>;
  /** Conversations of the turns that run here, by the turn's id. */
  readonly turnsHere: ReadonlyMap<string, string>;
  /** What was deleted here for good and does not come back, by `rowKey`. */
  readonly deleted: ReadonlySet<string>;
  readonly isForgotten: IsForgottenHere;
  readonly besideKnown: BesideKnown;
  readonly besideShares: BesideShares;
  readonly blocks: PlannedBlocks;
  /** What somebody else's prompts are merged behind. */
  readonly promptsHere: PromptsHere;
};

export type KeptSecret = {
  readonly version: number;
  readonly hasKey: boolean;
  readonly headerNames: string[];
};

type Input = {
  readonly backup: Pick<RestorableBackup, "manifest" | "rows">;
  readonly comparison: Comparison;
  readonly mode: RestoreMode;
  readonly isForeign?: boolean;
  /** Whether a merge brings back what was deleted here for good. */
  readonly bringsBack?: boolean | undefined;
  readonly here: RowView | null;
  readonly clock: { readonly now: () => number };
  readonly signal: AbortSignal;
};

/**
 * Plans a restore; the same for the same backup, the same rows here and the same time. Fails with `limit-exceeded`
 * where a merge, or somebody else's backup, would make more of something than there may be.
 */
export async function planRestore(input: Input): Promise<RestorePlan> {
  const { backup, comparison, mode, isForeign = false, here, clock } = input;
  const { bringsBack = false } = input;
  const { conversations, others } = comparison;
  const now = clock.now();
  const coming = chooseComing({ comparison, mode, isForeign, bringsBack });
  const { actionOf } = coming;
  const isMerge = mode === "merge" && here !== null;
  const blocks = isMerge
    ? await planBlocks({ ...input, isForeign, here, takes: coming.takes })
    : NO_BLOCKS;
  const theirs = takesBeside(blocks, { others, takes: coming.takes });
  const stays = isMerge ? here : null;
  const beyond = isForeign
    ? await beyondLimits({ comparison, takes: theirs, here: stays })
    : new Set<string>();
  const takes: Takes = (table, id) => !beyond.has(rowKey(table, id)) && theirs(table, id);
  // What is called somebody else's may hold any number, also where nothing stands beside it.
  if (isMerge || isForeign) {
    await checkLimits({ comparison, actionOf, takes, here: stays });
  }
  const base = isMerge ? (await here.generation()).lastOrder : null;
  const isAny = [...conversations.keys()].some((id) => actionOf(id) !== "leave");
  const taken = [...others.values()].filter(({ table, id }) => takes(table, id));
  const copies = isMerge ? await planCopies(others.values(), here) : new Map();
  return {
    mode,
    isForeign,
    holding: {
      holds: isForeign || here === null,
      isForeign,
      settings: await readSettings(here),
    },
    comparison,
    copies,
    blocks,
    actionOf,
    staysEmptied: isMerge && !bringsBack,
    takes,
    beyond: beyond.size,
    ...planOrders({ base, isAny, isForeign, comparison, manifest: backup.manifest }),
    names: isMerge ? await planNames({ taken, copies: [...copies.values()], here }) : new Map(),
    renewals: {
      ids: await planRenewals({
        ...{ taken, others, now },
        isForeign: isForeign && isMerge,
        here: stays,
      }),
      at: now,
    },
    keptSecrets: here === null ? new Map() : await readKeptSecrets({ taken, isForeign }, here),
    keptDrafts: isMerge ? await readDrafts(comparison, here) : new Set(),
    isForgotten: await forgottenHere(here),
    deleted: isMerge && !bringsBack ? await readPurged(here) : new Set(),
    besideKnown: await besideKnown(stays),
    besideShares: await besideShares(stays, isForeign ? NO_BLOCKS.same : blocks.same),
    promptsHere: isMerge && isForeign ? await readPromptsHere(here) : NO_PROMPTS,
    turnsHere: isMerge ? await readTurns(here) : new Map(),
  };
}

type Choosing = Pick<Input, "comparison" | "mode"> & {
  readonly isForeign: boolean;
  readonly bringsBack: boolean;
};

/** What comes of the backup: its rows that belong to no conversation, and its conversations. */
function chooseComing({ comparison, mode, isForeign, bringsBack }: Choosing) {
  const { conversations, others } = comparison;
  const actionOf: RestorePlan["actionOf"] = (id) => {
    const diffStatus = conversations.get(id)?.diffStatus;
    if (diffStatus === undefined) return "leave";
    if (mode === "replace" || diffStatus === "new" || diffStatus === "newer") return "take";
    if (diffStatus === "deleted") return bringsBack ? "take" : "leave";
    return diffStatus === "both" ? "copy" : "leave";
  };
  const needed = contextsOf(comparison, actionOf);
  // A conversation that comes has its context with it.
  const isBack: Taking["isBack"] = ({ table, id }) =>
    bringsBack || (table === "contexts" && needed.has(id));
  const takes: RestorePlan["takes"] = (table, id) => {
    const row = others.get(rowKey(table, id));
    if (row === undefined) return false;
    // What is said with somebody else's key can be read by them; and only this vault says what it has deleted.
    if (isForeign && (table === "secrets" || table === "tombstones")) return false;
    // What the person has not set is not to decide what leaves this device: it is offered.
    if (isForeign && table === "settings") return row.offers && !row.isLostHere;
    // What was forgotten here since stays so.
    const isLate = table === "forgotten_facts" && row.diffStatus === "older";
    return (mode === "replace" && !isLate) || isTaken({ comparison, isForeign, isBack }, row);
  };
  return { takes, actionOf };
}

type Takes = RestorePlan["takes"];

/** Of blocks that were merged the backup's rows come only where it has all of both. */
function takesBeside(
  { outcomes }: PlannedBlocks,
  { others, takes }: { readonly others: Comparison["others"]; readonly takes: Takes },
): Takes {
  if (outcomes.size === 0) return takes;
  return (table, id) => {
    const owner = isOfBlock(table) ? others.get(rowKey(table, id))?.owner : rowKey(table, id);
    const block = owner?.startsWith("blocks/") ? others.get(owner)?.id : undefined;
    const outcome = block === undefined ? undefined : outcomes.get(block);
    return outcome === undefined ? takes(table, id) : outcome === "there";
  };
}

/** The settings of here; the first ones where there are none that open. */
async function readSettings(here: RowView | null): Promise<Holding["settings"]> {
  const found = (await here?.find("settings", [SETTINGS_ID]))?.get(SETTINGS_ID);
  if (typeof found !== "object") return { now: DEFAULT_SETTINGS, version: 0 };
  return { now: tryDecode("settings", found.payload) ?? DEFAULT_SETTINGS, version: found.version };
}

type Taking = {
  readonly comparison: Comparison;
  readonly isForeign: boolean;
  /** Of what was deleted here for good: whether it comes back. */
  readonly isBack: (row: Pick<ComparedRow, "table" | "id">) => boolean;
};

/** In a merge: what is not here, what is newer there; what there is one of only where it is lost here. */
function isTaken(taking: Taking, row: ComparedRow): boolean {
  const { comparison, isForeign, isBack } = taking;
  if (isForeign && wouldDisplace(row)) return false;
  // A key goes with the address that it was given for.
  const owner = row.owner === null ? row : comparison.others.get(row.owner);
  if (isOfBlock(row.table)) return owner !== undefined && isTaken(taking, owner);
  const decisive = row.table === "secrets" ? owner : row;
  if ([row, owner].some((one) => one?.diffStatus === "deleted" && !isBack(one))) return false;
  if (row.isLostHere) return true;
  if (ruleOf(row.table).whenMerged === "here") return false;
  if (row.wins) return true;
  return decisive !== undefined && ["new", "newer", "deleted"].includes(decisive.diffStatus);
}

/** The contexts of the conversations that come; not of those that go on in the one that they lie in here. */
function contextsOf(
  { conversations }: Comparison,
  actionOf: RestorePlan["actionOf"],
): ReadonlySet<string | null> {
  const coming = [...conversations].filter(([id, { diffStatus, keepsHead }]) => {
    return actionOf(id) !== "leave" && !(diffStatus === "newer" && keepsHead);
  });
  return new Set(coming.map(([, { contextId }]) => contextId));
}

/** Those of the connections whose keys do not come with the backup, and whose address is the same here. */
async function readKeptSecrets(
  { taken, isForeign }: { readonly taken: readonly ComparedRow[]; readonly isForeign: boolean },
  here: RowView,
): Promise<ReadonlyMap<string, KeptSecret>> {
  const urls = new Map<string, string>();
  for (const { id, connection } of taken) {
    if (connection !== null && (isForeign || !connection.hasSecrets)) urls.set(id, connection.url);
  }
  const ids = [...urls.keys()];
  const [connections, secrets] = await Promise.all([
    here.find("connections", ids),
    here.find("secrets", ids),
  ]);
  const kept = new Map<string, KeptSecret>();
  for (const [id, row] of connections) {
    if (row === "unreadable" || typeof secrets.get(id) !== "object") continue;
    const own = tryDecode("connections", row.payload);
    if (own === null || own.url !== urls.get(id)) continue;
    kept.set(id, { version: row.version, hasKey: own.hasKey, headerNames: own.headerNames });
  }
  return kept;
}

/** Drafts that open, of conversations that come and are here, too. */
async function readDrafts(
  { conversations }: Comparison,
  here: RowView,
): Promise<ReadonlySet<string>> {
  const ids = [...conversations].flatMap(([id, one]) => (one.diffStatus === "newer" ? [id] : []));
  const found = await here.find("composer_drafts", ids);
  return new Set(ids.filter((id) => typeof found.get(id) === "object"));
}

async function readTurns(here: RowView): Promise<ReadonlyMap<string, string>> {
  const turns = new Map<string, string>();
  for await (const rowIds of here.ids("open_turns")) {
    for (const { id, parent = "" } of rowIds) turns.set(id, parent);
  }
  return turns;
}
