import * as Y from "yjs";
import { AppError } from "../domain/app-error";
import type { BlockContent } from "../domain/block-content";
import type { BlockEdit, BlockWriter } from "../domain/block-edit";
import type { BlockSchema } from "../domain/block-schema";
import { canonicalJson } from "../domain/content-splice";
import { applyEdit, type EditOutcome } from "./apply-edit";
import { checkEdit, type Writer } from "./check-edit";
import { checkSize } from "./check-size";
import { conform } from "./conform";
import { readDocument } from "./read-document";
import { clearOthers } from "./roots";
import { writeDocument } from "./write-document";

/** What made a document change: an edit of this one, another window's or device's, a file's. */
export type BlockTrigger = "commit" | "merge" | "import";

/** A change that is in the document for good. */
export type BlockChange = { readonly before: BlockContent; readonly after: BlockContent };

/** `writers` are those of the edits that were committed; of others' changes none is known. */
export type BlockEvent = BlockChange & {
  readonly triggeredBy: BlockTrigger;
  readonly writers: readonly BlockWriter[];
};

export type BlockDoc = {
  /** What it holds, with edits that are not committed. */
  readonly content: () => BlockContent;
  /**
   * Buffered until `commit`. Fails as `checkEdit` and `applyEdit` do, and with `limit-exceeded`; the
   * document then is as it was.
   */
  readonly edit: (edit: BlockEdit, writer: Writer) => EditOutcome;
  /** The whole content at once: another version, an undo, what fits a new layout. Buffered, too. */
  readonly replace: (content: BlockContent) => void;
  /** What is buffered, as the update to keep; null where nothing has changed. */
  readonly commit: () => (BlockChange & { readonly update: Uint8Array }) | null;
  /** Forgets what is buffered. */
  readonly revert: () => void;
  /**
   * Takes another replica's update in; what is buffered stays so. Null where the content is the same
   * (it was known, or waits for another one). `row-tampered` for what is no update: nothing changed.
   */
  readonly merge: (
    update: Uint8Array,
    trigger?: Exclude<BlockTrigger, "commit">,
  ) => BlockChange | null;
  /** All that is committed, as one update: the snapshot. What was deleted is not in it. */
  readonly state: () => Uint8Array;
  /** Whether an update is missing on which others stand; they wait for it and are kept. */
  readonly isIncomplete: () => boolean;
  /** Told of each change once it is committed or merged (P-064); the result ends that. */
  readonly subscribe: (listener: (event: BlockEvent) => void) => () => void;
};

export type BlockDocDeps = {
  readonly schema: BlockSchema;
  /** In the order in which they were made: the last snapshot and what came after it. */
  readonly updates: readonly Uint8Array[];
  /**
   * A number (32 bits) under which no other store writes, so that a thousand small changes are one
   * writer's; without it, a new one.
   */
  readonly replica?: number;
};

/**
 * A block's document. Loro, or another one, could stand behind the same. `row-tampered`, with the
 * place of the update as `update`, where one of them cannot be read.
 */
export function createBlockDoc({ schema, updates, replica }: BlockDocDeps): BlockDoc {
  let doc = openDocument(updates, replica);
  let committed = readDocument(doc, schema);
  let draft: BlockContent | null = null;
  let isRelaid = false;
  let writers = new Set<BlockWriter>();
  const { notify, subscribe } = createListeners();

  const revert = () => {
    [draft, isRelaid, writers] = [null, false, new Set()];
  };
  const settle = (event: Omit<BlockEvent, keyof BlockChange>): BlockChange => {
    const change = { before: committed, after: readDocument(doc, schema) };
    committed = change.after;
    notify({ ...change, ...event });
    return change;
  };
  return {
    content: () => draft ?? committed,
    edit: (edit, writer) => {
      checkEdit(edit, { schema, ...writer });
      const former = draft ?? committed;
      const { content, replaced } = applyEdit(former, edit, schema);
      checkSize(former, content, schema);
      draft = content;
      if (replaced) writers.add(writer.who);
      return { replaced };
    },
    replace: (content) => {
      const next = conform(content, schema);
      checkSize(draft ?? committed, next, schema);
      draft = next;
      isRelaid = true;
    },
    commit: () => {
      const who = [...writers];
      const update = draft && writeUpdate({ doc, schema, content: draft, isRelaid });
      applyWaiting(doc);
      revert();
      return update && { update, ...settle({ triggeredBy: "commit", writers: who }) };
    },
    revert,
    merge: (update, trigger = "merge") => {
      const former = Y.encodeStateAsUpdate(doc);
      try {
        const rebased = draft && rebase({ former, schema, draft, update });
        Y.applyUpdate(doc, update);
        draft = rebased;
      } catch (cause) {
        // Yjs leaves off in the middle.
        doc = openDocument([former], doc.clientID);
        throw new AppError("row-tampered", { cause });
      }
      if (isEqual(committed, readDocument(doc, schema))) return null;
      return settle({ triggeredBy: trigger, writers: [] });
    },
    state: () => Y.encodeStateAsUpdate(doc),
    isIncomplete: () => isWaiting(doc),
    subscribe,
  };
}

/** An update that adds nothing and deletes nothing. */
const NO_CHANGE = Uint8Array.of(0, 0);

/** What waits for another update may have waited for an own one, and Yjs looks when it reads one. */
function applyWaiting(doc: Y.Doc): void {
  if (isWaiting(doc)) Y.applyUpdate(doc, NO_CHANGE);
}

function openDocument(updates: readonly Uint8Array[], replica?: number): Y.Doc {
  const doc = new Y.Doc();
  // Tidied up after once, not after each. Not as an own change: Yjs looks for its number in others'.
  const applyAll = () => {
    for (const [index, update] of updates.entries()) applyAt(doc, update, index);
  };
  Y.transact(doc, applyAll, null, false);
  // Set only now: Yjs gives itself another number where it reads what was written under its own. Where
  // an update of this replica is missing, its places would be taken twice.
  if (replica !== undefined && !isWaiting(doc)) doc.clientID = replica;
  return doc;
}

function applyAt(doc: Y.Doc, update: Uint8Array, index: number): void {
  try {
    Y.applyUpdate(doc, update);
  } catch (cause) {
    throw new AppError("row-tampered", { data: { update: index }, cause });
  }
}

function isWaiting({ store }: Y.Doc): boolean {
  return store.pendingStructs !== null || store.pendingDs !== null;
}

type Write = {
  readonly doc: Y.Doc;
  readonly schema: BlockSchema;
  readonly content: BlockContent;
  /** Whether all of it was set: what a former layout held goes, too. */
  readonly isRelaid: boolean;
};

/** What changed, as one update; null where nothing did. */
function writeUpdate({ doc, schema, content, isRelaid }: Write): Uint8Array | null {
  const updates: Uint8Array[] = [];
  const keep = (update: Uint8Array) => void updates.push(update);
  doc.on("update", keep);
  doc.transact(() => {
    writeDocument(doc, schema, content);
    if (isRelaid) clearOthers(doc, schema);
  });
  doc.off("update", keep);
  return updates.length === 0 ? null : Y.mergeUpdates(updates);
}

type Rebase = {
  readonly former: Uint8Array;
  readonly schema: BlockSchema;
  readonly draft: BlockContent;
  readonly update: Uint8Array;
};

/** What is buffered, over what another replica wrote meanwhile: both as replicas of one document. */
function rebase({ former, schema, draft, update }: Rebase): BlockContent {
  const copy = openDocument([former]);
  copy.transact(() => writeDocument(copy, schema, draft));
  Y.applyUpdate(copy, update);
  return readDocument(copy, schema);
}

function isEqual(one: BlockContent, other: BlockContent): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function createListeners() {
  const listeners = new Set<(event: BlockEvent) => void>();
  const subscribe: BlockDoc["subscribe"] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const notify = (event: BlockEvent): void => {
    for (const listener of [...listeners]) {
      // One that fails is its own concern: what is committed has to reach whoever keeps it.
      try {
        listener(event);
      } catch {}
    }
  };
  return { notify, subscribe };
}
