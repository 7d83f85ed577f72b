import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { type Id, idSchema } from "../../domain/id";
import { createOneByOne } from "../../domain/one-by-one";
import {
  type TemporaryConversation,
  temporaryConversationSchema,
  temporaryMessage,
} from "./temporary-conversation";

/** Memory of the browser's that outlives the worker, and neither a lock nor the browser. */
export type MemoryArea = {
  readonly keys: () => Promise<readonly string[]>;
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

/** Temporary conversations: never on a disk, gone with the lock. */
export type TemporaryStore = {
  readonly list: () => Promise<readonly TemporaryConversation[]>;
  readonly find: (conversationId: Id) => Promise<TemporaryConversation | null>;
  /** The conversation that has a message of that id. */
  readonly findByMessage: (messageId: Id) => Promise<TemporaryConversation | null>;
  /** Adds it; fails with `temporary-full` where there is no room for more. */
  readonly add: (held: TemporaryConversation) => Promise<void>;
  /**
   * Puts what `change` makes of it in its place, one change after the other. Fails with `not-found`,
   * as the change does, and with `temporary-full` where the change `grows` it and no room is left.
   */
  readonly change: (input: {
    readonly conversationId: Id;
    readonly change: (held: TemporaryConversation) => TemporaryConversation;
    readonly grows: boolean;
  }) => Promise<TemporaryConversation>;
  /** Removes it, unless `check` throws for it as it is once the changes before are done. */
  readonly remove: (
    conversationId: Id,
    check?: (held: TemporaryConversation) => void,
  ) => Promise<void>;
  /** Rises with each change that deletes a message. */
  readonly forgettings: () => number;
};

const INDEX = "temporary";

/** UTF-16 units of JSON that all of them have at most: the browser gives 10 MB to all that lies there. */
const MOST_UNITS = 4_000_000;

const indexSchema = z.array(idSchema);

function keyOf(conversationId: Id): string {
  return `${INDEX}:${conversationId}`;
}

/**
 * The temporary conversations of an area; what was held by an earlier worker is found again. Once the
 * signal is aborted nothing more is written, which fails with the signal's reason.
 */
export function createTemporaryStore(
  area: MemoryArea,
  signal: AbortSignal = new AbortController().signal,
): TemporaryStore {
  const { load, find, all, save, remove } = createTemporaryMemory(area, signal);
  const { run } = createOneByOne();
  let forgettings = 0;
  const oneByOne = <T>(work: () => Promise<T>) => run(() => load().then(work));
  return {
    list: async () => {
      await load();
      return all();
    },
    find: async (conversationId) => {
      await load();
      return find(conversationId) ?? null;
    },
    findByMessage: async (messageId) => {
      await load();
      return all().find((held) => temporaryMessage(held, messageId) !== undefined) ?? null;
    },
    add: (held) => oneByOne(() => save(held, true)),
    change: ({ conversationId, change, grows }) =>
      oneByOne(async () => {
        const held = find(conversationId);
        if (held === undefined) throw new AppError("not-found");
        const next = change(held);
        if (next.conversation.deletedCount > held.conversation.deletedCount) forgettings += 1;
        if (next !== held) await save(next, grows);
        return next;
      }),
    remove: (conversationId, check = () => {}) =>
      oneByOne(async () => {
        const held = find(conversationId);
        if (held !== undefined) check(held);
        await remove(conversationId);
      }),
    forgettings: () => forgettings,
  };
}

/** What an area has, read once, with the room that it takes. */
function createTemporaryMemory(area: MemoryArea, signal: AbortSignal) {
  const temporaryById = new Map<Id, TemporaryConversation>();
  const unitsById = new Map<Id, number>();
  let loading: Promise<void> | null = null;
  const load = () => {
    loading ??= readAll(area, temporaryById, unitsById);
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const write = async (key: string, value: unknown) => {
    signal.throwIfAborted();
    await area.set(key, value);
  };
  const saveIndex = () => write(INDEX, [...temporaryById.keys()]);
  const save = async (held: TemporaryConversation, grows: boolean) => {
    const { id } = held.conversation;
    const units = JSON.stringify(held).length;
    const others = [...unitsById].reduce((sum, [key, size]) => sum + (key === id ? 0 : size), 0);
    if (grows && others + units > MOST_UNITS) throw new AppError("temporary-full");
    const isNew = !temporaryById.has(id);
    try {
      await write(keyOf(id), held);
      temporaryById.set(id, held);
      unitsById.set(id, units);
      if (isNew) await saveIndex();
    } catch (error) {
      signal.throwIfAborted();
      // A reply that has come is shown for as long as this worker lives, even where it found no room.
      if (!grows) temporaryById.set(id, held);
      throw new AppError("temporary-full", { cause: error });
    }
  };
  const remove = async (id: Id) => {
    if (!temporaryById.delete(id)) throw new AppError("not-found");
    unitsById.delete(id);
    await area.remove(keyOf(id));
    await saveIndex();
  };
  return {
    load,
    find: (id: Id) => temporaryById.get(id),
    all: () => [...temporaryById.values()],
    save,
    remove,
  };
}

async function readAll(
  area: MemoryArea,
  temporaryById: Map<Id, TemporaryConversation>,
  unitsById: Map<Id, number>,
): Promise<void> {
  for (const id of await readIndex(area)) {
    const held = temporaryConversationSchema.safeParse(await area.get(keyOf(id)));
    // An update of the extension may hold them in another form; nothing of it was to last.
    if (!held.success) continue;
    temporaryById.set(id, held.data);
    unitsById.set(id, JSON.stringify(held.data).length);
  }
}

async function readIndex(area: Pick<MemoryArea, "get">): Promise<readonly Id[]> {
  const index = indexSchema.safeParse(await area.get(INDEX));
  return index.success ? index.data : [];
}

/** Whether an area has a temporary conversation. */
export async function hasTemporary(area: Pick<MemoryArea, "get">): Promise<boolean> {
  return (await readIndex(area)).length > 0;
}

/** Removes every temporary conversation from an area, those that no index names among them. */
export async function dropTemporary(area: Pick<MemoryArea, "keys" | "remove">): Promise<void> {
  const keys = await area.keys();
  const held = keys.filter((key) => key === INDEX || key.startsWith(`${INDEX}:`));
  await Promise.all(held.map((key) => area.remove(key)));
}
