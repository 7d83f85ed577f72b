import { type Failure, toFailure } from "../../domain/app-error";
import type { Attachment } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";
import type { ReadAttached, Refusal } from "./read-attached";

/** One thing beside the text being typed; without an attachment while it is being added. */
export type Drafted = {
  readonly id: Id;
  readonly name: string;
  readonly attachment: Attachment | null;
};

/** Something to be added: what it is called, and how it becomes part of the draft. */
export type Brought = {
  readonly name: string;
  readonly seal: (id: Id, conversationId: Id) => Promise<Attachment | RefusedFile>;
};

type RefusedFile = Extract<ReadAttached, { readonly kind: "refused" }>;

export type DraftState = {
  readonly list: readonly Drafted[];
  /** Why the last thing was not added. */
  readonly problem:
    | { readonly name: string; readonly why: Refusal }
    | { readonly failure: Failure }
    | null;
};

export type DraftAttachments = Pick<Cell<DraftState>, "get" | "subscribe"> & {
  /** Adds files one after the other; what cannot be added is told in the state. */
  readonly add: (files: readonly File[]) => Promise<void>;
  /** Adds one thing after these, under an id that is made for it; what fails is told in the state. */
  readonly bring: (one: Brought) => Promise<void>;
  /** Takes one out, to be taken back under `undo`; resolves with whether it can be. */
  readonly remove: (id: Id, undo: Id) => Promise<boolean>;
  /** Shows what the stored draft has again. */
  readonly bringBack: () => Promise<void>;
  /** Puts what is stored with the draft before what was added meanwhile; once told, it is there. */
  readonly restore: (stored: readonly Attachment[]) => void;
  /** Leaves out what is not part of the stored draft any more: another window has sent it or taken it out. */
  readonly refresh: () => Promise<void>;
  /**
   * Waits for what is being added, then takes out all that is there now: a message is about to go with
   * it, and what is added meanwhile goes with the next one. Null, and all stays, where something could
   * not be added, or the panel was left for another conversation meanwhile: nobody meant the message
   * without it.
   */
  readonly take: () => Promise<readonly Attachment[] | null>;
  /** An image's bytes; fails as `attachment.read` does. */
  readonly readImage: (id: Id) => Promise<{ readonly type: string; readonly data: string }>;
  /** What a file of the draft says; fails as `page.text` does. */
  readonly readText: (id: Id) => Promise<string>;
  /** Forgets what is shown; what is being added still becomes part of the stored draft. */
  readonly close: () => void;
};

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly ready: () => Promise<{ readonly conversation: { readonly id: Id } }>;
  /** Reads a file in the page; loaded when it is first needed. */
  readonly read: (file: File) => Promise<ReadAttached>;
  readonly newId: () => Id;
  /** Hears whenever what goes with the draft has changed. */
  readonly onChange: () => void;
};

/** Files and images beside the text being typed: each is sealed as soon as it is added. */
export function createDraftAttachments(deps: Deps): DraftAttachments {
  const { onChange } = deps;
  const cell = createCell<DraftState>({ list: [], problem: null });
  const changes = changesOf(cell);
  const { setList, drop, setProblem, isClosed } = changes;
  const { addAll, added } = createAdding(deps, changes);
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    add: (files) => addAll(files.map((file) => ofFile(deps, file))),
    bring: (one) => addAll([one]),
    remove: async (id, undo) => {
      const wasStored = cell.get().list.some((one) => one.id === id && one.attachment !== null);
      drop(id);
      setProblem(null);
      if (!wasStored) return false;
      try {
        return await forget(deps, id, undo);
      } catch (error) {
        setProblem({ failure: toFailure(error) });
        return false;
      } finally {
        onChange();
      }
    },
    bringBack: async () => {
      const stored = await readStored(deps);
      setList((list) => withStored(list, stored));
      onChange();
    },
    restore: (stored) => setList((list) => withStored(list, stored)),
    refresh: async () => {
      const gone = await goneElsewhere(deps, cell.get().list);
      if (gone.size === 0) return;
      setList((list) => list.filter(({ id }) => !gone.has(id)));
      onChange();
    },
    take: async () => {
      const wanted = new Set(cell.get().list.map(({ id }) => id));
      const isAdding = cell.get().list.some(({ attachment }) => attachment === null);
      await added();
      if (isClosed()) return null;
      const { list, problem } = cell.get();
      if (isAdding && problem !== null) return null;
      cell.set({ list: list.filter(({ id }) => !wanted.has(id)), problem: null });
      return list.flatMap(({ id, attachment }) => (wanted.has(id) && attachment) || []);
    },
    readImage: (id) => readImage(deps, id),
    readText: (id) => readText(deps, id),
    close: changes.close,
  };
}

function changesOf(cell: Cell<DraftState>) {
  const setList = (to: (list: readonly Drafted[]) => readonly Drafted[]) =>
    cell.set({ ...cell.get(), list: to(cell.get().list) });
  const idsNow = () => new Set(cell.get().list.map(({ id }) => id));
  let atClose: ReadonlySet<Id> | null = null;
  /** Of a closed panel, whether it was there then: only the person takes something out. */
  const isThere = (id: Id) => (atClose ?? idsNow()).has(id);
  return {
    setList,
    drop: (id: Id) => setList((list) => list.filter((one) => one.id !== id)),
    isThere,
    /** Resolves once it is taken out; of what a closed panel has nothing is any more. */
    gone: (id: Id) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (isThere(id)) return;
          stop();
          resolve();
        };
        const stop = cell.subscribe(look);
        look();
      }),
    setProblem: (problem: DraftState["problem"]) => cell.set({ ...cell.get(), problem }),
    isClosed: () => atClose !== null,
    close: () => {
      atClose ??= idsNow();
      cell.close();
    },
  };
}

/** Seals one thing after the other; each is shown from the beginning. */
function createAdding(deps: Deps, changes: ReturnType<typeof changesOf>) {
  const { setList, drop, isThere, gone, setProblem } = changes;
  const { ready, newId, onChange } = deps;
  let adding: Promise<void> = Promise.resolve();
  const addOne = async (id: Id, { name, seal }: Brought) => {
    const leaveOut = (problem: DraftState["problem"]) => {
      // Who has taken it out waits for nothing of it, and neither does a message.
      if (isThere(id)) setProblem(problem);
      drop(id);
    };
    try {
      const { conversation } = await ready();
      const attachment = await seal(id, conversation.id);
      if (attachment.kind === "refused") return leaveOut({ name, why: attachment.why });
      // Removed while it was on its way.
      if (!isThere(id)) return void (await forget(deps, id));
      setList((list) =>
        list.map((one) =>
          one.id === id ? { id, name: nameOf(one, attachment), attachment } : one,
        ),
      );
      onChange();
    } catch (error) {
      leaveOut({ failure: toFailure(error) });
    }
  };
  const addAll = (all: readonly Brought[]) => {
    const begun = all.map((one) => ({ id: newId(), one }));
    setProblem(null);
    const shown = begun.map(({ id, one }) => ({ id, name: one.name, attachment: null }));
    setList((list) => [...list, ...shown]);
    let last = adding;
    for (const { id, one } of begun) {
      const before = adding;
      last = before.then(() => addOne(id, one));
      // What is taken out is waited for no more, however long it takes to be read.
      adding = Promise.race([last, before.then(() => gone(id))]);
    }
    return last;
  };
  /** Resolves when nothing is being added any more, however that went. */
  const added = () => adding;
  return { addAll, added };
}

/** A page, or the PDF in its place, tells what it is called only once it was read. */
function nameOf({ name }: Drafted, attachment: Attachment): string {
  const isRead = attachment.kind === "text" && ["page", "pdf"].includes(attachment.of ?? "");
  return isRead ? attachment.name : name;
}

function ofFile({ client, read }: Deps, file: File): Brought {
  return {
    name: file.name,
    seal: async (id, conversationId) => {
      const attached = await read(file);
      if (attached.kind === "refused") return attached;
      return runTwice(() => client.call("attachment.add", { id, conversationId, attached }));
    },
  };
}

/** What is stored stands before what was added meanwhile, each once. */
function withStored(list: readonly Drafted[], stored: readonly Attachment[]): readonly Drafted[] {
  const ids = new Set(stored.map(({ id }) => id));
  const before = stored.map((attachment) => {
    return { id: attachment.id, name: attachment.name, attachment };
  });
  return [...before, ...list.filter(({ id }) => !ids.has(id))];
}

/** Which of these the stored draft has no more; those that are being added are not there yet. */
async function goneElsewhere(deps: Deps, list: readonly Drafted[]): Promise<ReadonlySet<Id>> {
  const known = list.filter(({ attachment }) => attachment !== null);
  if (known.length === 0) return new Set();
  const stored = new Set((await readStored(deps)).map(({ id }) => id));
  return new Set(known.map(({ id }) => id).filter((id) => !stored.has(id)));
}

async function readStored({ client, ready }: Deps): Promise<readonly Attachment[]> {
  const input = { conversationId: (await ready()).conversation.id };
  return (await runTwice(() => client.call("conversation.show", input))).draftAttachments;
}

async function readImage({ client, ready }: Deps, id: Id) {
  const input = { id, conversationId: (await ready()).conversation.id };
  return runTwice(() => client.call("attachment.read", input));
}

async function readText({ client, ready }: Deps, id: Id): Promise<string> {
  const input = { id, conversationId: (await ready()).conversation.id };
  return (await runTwice(() => client.call("page.text", input))).text;
}

/** Whether it can be taken back under `undo`. */
async function forget({ client, ready }: Deps, id: Id, undo?: Id): Promise<boolean> {
  const { conversation } = await ready();
  const input = { id, conversationId: conversation.id, ...(undo === undefined ? {} : { undo }) };
  return (await runTwice(() => client.call("attachment.remove", input))).canUndo ?? false;
}
