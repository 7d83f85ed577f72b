import type { Conversation } from "../domain/conversation";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import { openElara, sealElara } from "./elara-envelope";
import { elaraName, readElaraName } from "./elara-name";
import { writeElaraRecord } from "./elara-record";
import type { ExportWriter } from "./export-writer";
import { walkUp } from "./lay-out-branches";

/** Where records go: an archive, or a folder that may hold some already. */
export type RecordTarget = {
  /** The names that are there already. */
  readonly names: () => Promise<readonly string[]>;
  readonly read: (name: string) => Promise<string>;
  /** Writes a new file, whole; never one that is there (E-032). */
  readonly write: (name: string, text: string) => Promise<void>;
};

type Options = {
  readonly key: CryptoKey;
  readonly target: RecordTarget;
  /** Of a conversation, only the branch that is shown; else all that was said, in the log's order. */
  readonly isShownOnly: boolean;
  /** Hears of each record: whether it was written, or was there already. */
  readonly onRecord: (isNew: boolean) => void;
};

/**
 * Writes messages as Elara's records: one file each, sealed, its name of the message's time in UTC, a
 * counter that begins with 1, and the role. A message whose time lies before that of the one it
 * follows (a clock was changed) takes that time for its name, so that the order of names is the order
 * of what was said; the record tells its own. A record that is in the target already, by what it
 * says, is not written again.
 */
export function createElaraWriter(options: Options): ExportWriter {
  const left = { attachments: 0, empty: 0, tools: 0 };
  const put = createPut(options);
  let current: Conversation | null = null;
  let held: Message[] = [];
  let times = new Map<Id, number>();

  const say = async (message: Message) => {
    const { id, previous, createdAt, role, text, deletedAt } = message;
    const at = Math.max(createdAt, times.get(previous ?? "") ?? createdAt);
    times.set(id, at);
    if (role === "tool") left.tools += 1;
    else if (text === "" || deletedAt !== null) left.empty += 1;
    else await put(message, role, at);
    left.attachments += message.attachments?.length ?? 0;
  };
  const close = async () => {
    const branch = current === null ? [] : walkUp(held, current.activeLeaf);
    held = [];
    for (const message of branch) await say(message);
    times = new Map();
  };
  return {
    begin: async (conversation) => {
      await close();
      current = conversation;
    },
    messages: async (messages) => {
      if (options.isShownOnly) for (const message of messages) held.push(message);
      else for (const message of messages) await say(message);
    },
    // Its records are what was said, and nothing else.
    memory: async () => {},
    end: async () => {
      await close();
      return { ...left };
    },
  };
}

type Put = (message: Message, role: Exclude<Message["role"], "tool">, at: number) => Promise<void>;

function createPut({ key, target, onRecord }: Options): Put {
  let seq = 0;
  let there: Promise<{ names: Set<string>; byTime: Map<string, string[]> }> | null = null;
  const list = async () => {
    const names = new Set(await target.names());
    const byTime = new Map<string, string[]>();
    for (const name of names) {
      const read = readElaraName(name);
      if (read === null) continue;
      const time = `${read.stamp}_${read.role}`;
      byTime.set(time, [...(byTime.get(time) ?? []), name]);
    }
    return { names, byTime };
  };
  return async (message, role, at) => {
    const record = writeElaraRecord(message, role);
    there ??= list();
    const { names, byTime } = await there;
    let name = "";
    do {
      seq += 1;
      name = elaraName(at, seq, role) ?? elaraName(0, seq, role) ?? "";
    } while (names.has(name));
    const stamp = name.slice(0, name.indexOf("_"));
    for (const other of byTime.get(`${stamp}_${role}`) ?? []) {
      const opened = await openElara(key, await target.read(other));
      if (opened.type === "text" && opened.text === record) {
        onRecord(false);
        return;
      }
    }
    await target.write(name, await sealElara(key, record));
    onRecord(true);
  };
}
