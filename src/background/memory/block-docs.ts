import { AppError, toFailure } from "../../domain/app-error";
import type { Block, BlockRevision, ContentSplice } from "../../domain/block";
import type { BlockContent } from "../../domain/block-content";
import type { BlockEdit } from "../../domain/block-edit";
import type { BlockSchema } from "../../domain/block-schema";
import { spliceOf } from "../../domain/content-splice";
import { createGrowingCounter } from "../../domain/growing-count";
import type { Id } from "../../domain/id";
import { once } from "../../domain/once";
import { createOneByOne } from "../../domain/one-by-one";
import type { Taint } from "../../domain/taint";
import type { TokenCounter } from "../../domain/tokens";
import { createBlockDoc } from "../../memory/block-doc";
import { checkDelete, stricter, type Writer } from "../../memory/check-edit";
import { fitContent, type LostPart } from "../../memory/fit-content";
import { keptTexts } from "../../memory/kept-texts";
import type { StoredDocument } from "../../store/memory/block-documents";
import type { BlockStore, ContentChanges } from "../../store/memory/block-store";
import type { Snapshot } from "../../store/memory/copy-memory";
import type { UndoRecord } from "../../store/rows/undo-record";
import { type Open, openDocument } from "./open-document";
import { rehearse } from "./rehearse";

/** Documents that are held open: the one used least is let go first; nothing in it waits to be kept. */
const MAX_OPEN = 8;

/** Updates, and bytes of them, that are merged into one row once there are so many. */
const MAX_UPDATES = 8;
const MAX_UPDATE_BYTES = 16_384;

export type OpenedDocument = {
  readonly block: Block;
  readonly content: BlockContent;
  /** Changes that do not open any more. */
  readonly lost: number;
};

/** `splice`: how the content became this, from what `open` told of the version that was edited. */
type Edited = OpenedDocument & { readonly replaced: boolean; readonly splice: ContentSplice };

type By = {
  readonly who: Writer["who"];
  /** The context that writes through a share, and what that allows; null for the block's own. */
  readonly share: { readonly contextId: Id; readonly permission: Writer["permission"] } | null;
  readonly why: string;
  /** Set where the person has approved a model's change: then it may do what needed that, and no more. */
  readonly isApproved?: true | undefined;
};

type Target = {
  readonly id: Id;
  /** The version that the change is made over; null for whatever is there. */
  readonly version: number | null;
};

export type BlockDocs = {
  /** Fails with `not-found`, or with `row-tampered`. */
  readonly open: (id: Id) => Promise<OpenedDocument>;
  /** All edits or none; kept once it resolves. Fails as the gate does, and with `conflict`. */
  readonly edit: (
    input: Target & {
      readonly edits: readonly BlockEdit[];
      readonly by: By;
      /** Untrusted sources of what is written, beside those that the block has. */
      readonly taint?: readonly Taint[];
    },
  ) => Promise<Edited>;
  /** Makes the content another one, as one change that history tells by that name. */
  readonly replace: (
    input: Target & {
      readonly what: string;
      /** Of what it is, and by which revision. */
      readonly to: (content: BlockContent, revision: number) => Promise<BlockContent>;
      /** The untrusted sources of what it is from now on; without it, as before. */
      readonly taint?: Block["taint"];
      readonly record?: UndoRecord | undefined;
    },
  ) => Promise<OpenedDocument>;
  /** `schema-misfit` where something would be lost. */
  readonly layOut: (
    input: Target & { readonly schema: BlockSchema; readonly record?: UndoRecord | undefined },
  ) => Promise<OpenedDocument>;
  /** What `layOut` would refuse to lose; fails as `open` does. */
  readonly fit: (
    input: Pick<Target, "id"> & { readonly schema: BlockSchema },
  ) => Promise<readonly LostPart[]>;
  /** Deletes it, where that writer may: `block-denied` (P-049); one that is gone is gone. */
  readonly remove: (
    input: Parameters<BlockStore["remove"]>[0] & { readonly by: Pick<By, "who" | "share"> },
  ) => Promise<void>;
  /** Fails with `conflict`. */
  readonly clearHistory: (input: Target) => Promise<OpenedDocument>;
  /** As `estimateTokens`; a text that has grown since it was counted is counted from there on. */
  readonly countTokens: TokenCounter;
  /** What a copy of a block begins with: without what was deleted; null where nothing was ever written. */
  readonly snapshotOf: (stored: StoredDocument) => Snapshot | null;
};

type Deps = { readonly blocks: BlockStore };

/** The documents of blocks: opened when first asked for, changed one after another, kept at once. */
export function createBlockDocs({ blocks }: Deps): BlockDocs {
  const { open, change } = createOpenDocuments(blocks);
  return {
    open,
    edit: async ({ edits, by, taint = [], ...target }) => {
      let replaced = false;
      const edited = await change(target, (open, changes) => {
        const before = open.doc.content();
        const writer = toWriter(by, open.block);
        replaced = false;
        for (const edit of edits) {
          replaced = open.doc.edit(edit, writer).replaced || replaced;
        }
        const all = [...new Set([...open.block.taint, ...taint])];
        return keep(changes, open, toRevision(by, edits), { before, taint: all });
      });
      return { ...edited, replaced };
    },
    replace: ({ what, to, taint, record, ...target }) =>
      change(target, async (open, changes) => {
        const before = open.doc.content();
        // A version from before another layout is told in the one of today.
        const fit = fitContent(await to(before, open.block.revision), open.block.schema);
        if (!fit.fits) throw fit.error;
        open.doc.replace(fit.content);
        return keep(changes, open, { ...BY_PERSON, what }, { before, taint, record });
      }),
    layOut: ({ schema, record, ...target }) =>
      change(target, async (open, changes) => {
        // The document under another layout holds nothing yet: history tells from what there was.
        const before = open.doc.content();
        const fit = fitContent(before, schema);
        if (!fit.fits) throw fit.error;
        const doc = createBlockDoc({ schema, updates: [open.doc.state()] });
        doc.replace(fit.content);
        const changed = { schema, before, record };
        return keep(changes, { ...open, doc }, { ...BY_PERSON, what: "layout" }, changed);
      }),
    fit: async ({ id, schema }) => {
      const fit = fitContent((await open(id)).content, schema);
      return fit.fits ? [] : fit.lost;
    },
    remove: async ({ by, ...input }) => {
      // What nobody has to be kept from is deleted whether it opens or not.
      if (by.who === "model") checkDelete(toWriter(by, await blocks.get(input.id)));
      await blocks.remove(input);
    },
    clearHistory: (target) =>
      change(target, async (open, changes) => {
        // What the row said in place of lost changes is part of what stays.
        open.doc.commit();
        const state = open.doc.state();
        const { id, version } = open.block;
        const block = await changes.forgetHistory({ id, version, state });
        return { open: { ...open, block, lost: 0, updates: 0, bytes: 0 }, splice: NO_CHANGE };
      }),
    countTokens: createGrowingCounter(),
    snapshotOf,
  };
}

function toRevision({ who, why, share }: By, edits: readonly BlockEdit[]): RevisionMetadata {
  return { who, what: edits[0]?.op ?? "", why, contextId: share?.contextId ?? null };
}

/** Through a share the stricter of the two permissions binds (D-12). */
function toWriter(
  { who, share, isApproved }: Pick<By, "who" | "share" | "isApproved">,
  { permission: own }: Block,
): Writer {
  const permission = share === null ? own : stricter(share.permission, own);
  const isApprovalRequired = permission === "Human" || permission === "Partner";
  return { who, permission: isApproved && isApprovalRequired ? "ReadWrite" : permission };
}

/** A document as it is kept now, and what that made of what was shown before. */
type Kept = { readonly open: Open; readonly splice: ContentSplice };

type Work = (open: Open, changes: ContentChanges) => Promise<Kept>;

const NO_CHANGE = { at: 0, removed: "", inserted: "" };

/** Once for a worker, whoever opens documents: a tool's call opens them for itself alone. */
const makeReady = once(rehearse);

/** Those that are open; where a change fails, its document is read anew: it may hold what was not kept. */
function createOpenDocuments(blocks: BlockStore) {
  const { run } = createOneByOne();
  const openById = new Map<Id, Open>();
  const cache = (id: Id, open: Open): Open => {
    openById.delete(id);
    openById.set(id, open);
    const [oldest] = openById.keys();
    if (openById.size > MAX_OPEN && oldest !== undefined) openById.delete(oldest);
    return open;
  };
  const load = async (id: Id): Promise<Open> => {
    const held = openById.get(id);
    if (held !== undefined) {
      const found = await blocks.find(id);
      // Its label may have been changed since; its content, too, by a restore or an undo.
      if (found.row.version === held.block.version) return cache(id, { ...held, ...found });
    }
    openById.delete(id);
    const reading = blocks.readDocument(id);
    // Behind the caller, who may have a lock to ask for.
    queueMicrotask(makeReady);
    return cache(id, openDocument(await reading));
  };
  const open: BlockDocs["open"] = (id) => run(async () => toOpened(await load(id)));
  const change = ({ id, version }: Target, work: Work) =>
    run(() => {
      // Read while the lock, and before a worker's first write the journal, is waited for.
      const loading = load(id);
      loading.catch(() => undefined);
      return blocks.writing(async (changes) => {
        const over = async (found: Open) => {
          if (version !== null && found.block.version !== version) throw new AppError("conflict");
          // After an update it would be read beside what was written in its place: all of it twice.
          if (found.isNewer) throw new AppError("version-unknown");
          try {
            const { open, splice } = await work(found, changes);
            return { ...toOpened(cache(id, open)), splice };
          } catch (error) {
            openById.delete(id);
            throw error;
          }
        };
        try {
          return await over(await loading);
        } catch (error) {
          // Changed before the lock was had; what is read now stays as it is.
          if (version !== null || toFailure(error).code !== "conflict") throw error;
          return over(await load(id));
        }
      });
    });
  return { open, change };
}

const BY_PERSON = { who: "person", contextId: null, why: "" } as const;

function toOpened({ block, doc, lost }: Open): OpenedDocument {
  return { block, content: doc.content(), lost };
}

function snapshotOf(stored: StoredDocument): Snapshot | null {
  if (stored.state === null && stored.updates.length === 0) return null;
  const { doc } = openDocument(stored);
  // What the row said in place of lost changes is part of it.
  doc.commit();
  return { state: doc.state(), texts: keptTexts(stored.block.schema, doc.content()) };
}

type RevisionMetadata = Omit<BlockRevision, "number" | "at" | "splice">;

/** Another layout, with what stood there under the former; other sources. */
type Changed = {
  readonly schema?: BlockSchema;
  /** What was shown until now. */
  readonly before: BlockContent;
  readonly taint?: Block["taint"] | undefined;
  readonly record?: UndoRecord | undefined;
};

/** Stores what is buffered, with its place in history; nothing where nothing has changed. */
async function keep(
  changes: ContentChanges,
  open: Open,
  metadata: RevisionMetadata,
  changed: Changed,
): Promise<Kept> {
  const { doc } = open;
  const schema = changed.schema ?? open.block.schema;
  const commit = doc.commit();
  const content = doc.content();
  const splice = spliceOf(changed.before, content);
  if (commit === null && changed.schema === undefined) return { open, splice };
  const update = commit?.update ?? doc.state();
  const bytes = open.bytes + update.length;
  const isMany = open.updates + 1 > MAX_UPDATES || bytes > MAX_UPDATE_BYTES;
  // What does not open stays where it is, and is not merged away.
  const state = isMany && open.lost === 0 ? doc.state() : null;
  const block = await changes.saveRevision({
    id: open.block.id,
    version: open.block.version,
    found: open,
    update,
    state,
    texts: keptTexts(schema, content),
    revision: { ...metadata, splice },
    changed: { schema, taint: changed.taint ?? open.block.taint },
    record: changed.record,
  });
  const stored = state === null ? { updates: open.updates + 1, bytes } : { updates: 0, bytes: 0 };
  return { open: { ...open, ...stored, block }, splice };
}
