import type { CallInput, CallOutput } from "../../contract/contract";
import type { BlockCard } from "../../contract/memory";
import { AppError } from "../../domain/app-error";
import type { Block } from "../../domain/block";
import type { UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import type { OpenedDocument } from "../memory/block-docs";
import { listRevisions, rewind } from "../memory/block-history";
import { findNotes } from "../search/find-notes";
import { toAnswer, undoable } from "./undo-handlers";

type Needs = Pick<App, "store" | "blockDocs" | "panels">;
type Counting = Pick<App, "blockDocs">;
type Undoing = Needs & Pick<App, "undo" | "clock">;

const PERSON = { who: "person", share: null, why: "" } as const;

/** The blocks that a context sees; one that has never had any gets those that every one begins with. */
export async function memoryList(
  app: Pick<App, "store" | "blockDocs">,
  { contextId }: CallInput<"memory.list">,
): Promise<CallOutput<"memory.list">> {
  const { store } = app;
  await store.contexts.get(contextId);
  await store.contexts.beginMemory(contextId);
  // Whoever looks at memory may write into it next.
  void store.memory().blocks.prepareWrite();
  const { own, shared } = await store.readBlocks(contextId);
  const names = new Map(
    (await store.contexts.list()).map(({ context }) => [context.id, context.name]),
  );
  return {
    blocks: own.map((block) => toCard(app, block)),
    shared: shared.map(({ share, block }) => {
      return { ...toCard(app, block), share, from: names.get(block.contextId) ?? "" };
    }),
  };
}

export async function blockOpen(
  app: Needs,
  { id }: CallInput<"block.open">,
): Promise<CallOutput<"block.open">> {
  return toOpened(app, await app.blockDocs().open(id));
}

export async function blockAdd(
  app: Undoing,
  { undo, ...input }: CallInput<"block.add">,
): Promise<CallOutput<"block.add">> {
  const act = (record?: UndoRecord) => app.store.memory().blocks.add({ ...input, record });
  const { done, canUndo } = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return toAnswer({ done: toCard(app, done), canUndo });
}

export async function blockChange(
  app: Undoing,
  { undo, ...input }: CallInput<"block.change">,
): Promise<CallOutput<"block.change">> {
  const act = (record?: UndoRecord) => app.store.memory().blocks.change({ ...input, record });
  const { done, canUndo } = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return toAnswer({ done: toCard(app, done), canUndo });
}

export async function blockLayOut(
  app: Undoing,
  { undo, ...input }: CallInput<"block.lay-out">,
): Promise<CallOutput<"block.lay-out">> {
  const act = (record?: UndoRecord) => app.blockDocs().layOut({ ...input, record });
  const { done, canUndo } = await undoable(app, { id: undo, act });
  return toAnswer({ done: await changed(app, done), canUndo });
}

export async function blockFit(
  app: Needs,
  input: CallInput<"block.fit">,
): Promise<CallOutput<"block.fit">> {
  const lost = await app.blockDocs().fit(input);
  return {
    lost: lost.map((part) => ("name" in part ? { ...part, count: 1 } : { ...part, name: null })),
  };
}

/** The person's edits: no permission binds them. */
export async function blockEdit(
  app: Needs,
  { id, version, edits }: CallInput<"block.edit">,
): Promise<CallOutput<"block.edit">> {
  const edited = await app.blockDocs().edit({ id, version, edits, by: PERSON });
  app.panels.changeLists();
  const { text: _text, whole: _whole, ...block } = edited.block;
  return { block, splice: edited.splice, lost: edited.lost };
}

export async function blockHistory(
  app: Needs,
  input: CallInput<"block.history">,
): Promise<CallOutput<"block.history">> {
  const { block, content } = await app.blockDocs().open(input.id);
  const { revision } = block;
  return listRevisions(app.store.memory().blocks, { ...input, content, revision });
}

export async function blockRestore(
  app: Undoing,
  { id, version, number, undo }: CallInput<"block.restore">,
): Promise<CallOutput<"block.restore">> {
  const { blocks } = app.store.memory();
  const to = (content: OpenedDocument["content"], revision: number) =>
    rewind(blocks, { id, content, revision, number });
  const act = (record?: UndoRecord) =>
    app.blockDocs().replace({ id, version, what: "restore", to, record });
  const { done, canUndo } = await undoable(app, { id: undo, act });
  return toAnswer({ done: await changed(app, done), canUndo });
}

export async function blockClearHistory(
  app: Needs,
  input: CallInput<"block.clear-history">,
): Promise<CallOutput<"block.clear-history">> {
  return changed(app, await app.blockDocs().clearHistory(input));
}

export async function blockRemove(
  app: Undoing,
  { id, undo }: CallInput<"block.remove">,
): Promise<CallOutput<"block.remove">> {
  const { canUndo } = await undoable(app, {
    id: undo,
    act: (record) => app.blockDocs().remove({ id, record, by: PERSON }),
  });
  app.panels.changeLists();
  return undo === undefined ? {} : { canUndo };
}

export async function blockShare(
  app: Undoing,
  { id, contextId, permission, undo }: CallInput<"block.share">,
): Promise<CallOutput<"block.share">> {
  const act = (record?: UndoRecord) =>
    app.store.memory().blocks.share({ blockId: id, contextId, permission, record });
  const undone = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return toAnswer(undone);
}

export async function blockUnshare(
  app: Undoing,
  { shareId, undo }: CallInput<"block.unshare">,
): Promise<CallOutput<"block.unshare">> {
  const act = (record?: UndoRecord) => app.store.memory().blocks.unshare({ id: shareId, record });
  const { canUndo } = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return toAnswer({ done: {}, canUndo });
}

export async function archiveSearch(
  { store, search }: Pick<App, "store" | "search">,
  input: CallInput<"archive.search">,
): Promise<CallOutput<"archive.search">> {
  const { entries, total, isWhole } = await findNotes({ store, search }, input);
  return { entries: [...entries], total, isWhole };
}

/** What comes from a message is as untrusted as that. */
export async function archiveInsert(
  app: Undoing,
  { messageId, undo, ...input }: CallInput<"archive.insert">,
): Promise<CallOutput<"archive.insert">> {
  const message = messageId === null ? null : await app.store.findMessage(messageId);
  if (messageId !== null && message === null) {
    throw new AppError("not-found", { data: { kind: "message" } });
  }
  const source = message && { conversationId: message.conversationId, messageId: message.id };
  const taint = message?.taint ?? [];
  const act = (record?: UndoRecord) =>
    app.store.memory().archival.insert({ ...input, source, taint, record });
  const undone = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return toAnswer(undone);
}

export async function archiveUpdate(
  app: Undoing,
  { undo, ...input }: CallInput<"archive.update">,
): Promise<CallOutput<"archive.update">> {
  const act = (record?: UndoRecord) => app.store.memory().archival.update({ ...input, record });
  const undone = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return toAnswer(undone);
}

export async function archiveRemove(
  app: Undoing,
  { id, undo }: CallInput<"archive.remove">,
): Promise<CallOutput<"archive.remove">> {
  const { archival } = app.store.memory();
  const { canUndo } = await undoable(app, {
    id: undo,
    act: (record) => archival.remove({ id, record }),
  });
  app.panels.changeLists();
  return undo === undefined ? {} : { canUndo };
}

function toCard({ blockDocs }: Counting, block: Block): BlockCard {
  const { whole: _whole, ...seen } = block;
  return { ...seen, tokens: blockDocs().countTokens(block.text) };
}

async function toOpened(
  app: Pick<App, "store" | "blockDocs">,
  { block, content, lost }: OpenedDocument,
): Promise<CallOutput<"block.open">> {
  const shares = [...(await app.store.memory().blocks.sharesOf(block.id))];
  return { block: toCard(app, block), content, shares, lost };
}

function changed(app: Needs, opened: OpenedDocument): Promise<CallOutput<"block.open">> {
  app.panels.changeLists();
  return toOpened(app, opened);
}
