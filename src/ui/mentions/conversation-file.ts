import type { CallInput } from "../../contract/contract";
import type { MessagePage } from "../../contract/opened-conversation";
import { AppError } from "../../domain/app-error";
import { type Attached, MAX_FILE_BYTES, taintOf } from "../../domain/attachment";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Taint } from "../../domain/taint";
import { createMarkdownWriter } from "../../foreign/write-markdown";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { exportWords } from "../words/export-words";
import { mentionWords } from "../words/mention-words";

/** More than halving needs, whatever an import may have brought. */
const MOST_ROUNDS = 64;

type FileRequest = {
  readonly conversation: Conversation;
  readonly contextName: string;
};

/** Messages read at a time: each may have files of 4 MiB, and what a call tells is 64 MiB at most. */
const PAGE = 10;

/** Bytes of messages that are read: quoted, with who said them, they are more. */
const READ_BYTES = Math.floor(MAX_FILE_BYTES * 0.9);

/** About what says who spoke, and when. */
const LINE_BYTES = 60;

type Read = {
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly isCut: boolean;
  readonly damaged: number;
  /** The untrusted sources of the whole, also where their texts are cut off. */
  readonly taint: readonly Taint[];
};

/**
 * A conversation's branch as a Markdown file that can be attached: its newest part, where it is too
 * long, which the file says itself, as it says what could not be read, and that it is not trusted where
 * anything in it, its beginning or where it comes from is not. Fails with `not-found`,
 * or with `limit-exceeded` where what lies around the texts alone is too long.
 */
export async function conversationFile(
  client: Pick<Client, "call">,
  { conversation, contextName }: FileRequest,
): Promise<Extract<Attached, { kind: "text" }>> {
  let read = await readNewest(client, conversation);
  let text = await render(read, { conversation, contextName });
  for (let round = 0; bytesOf(text) > MAX_FILE_BYTES; round += 1) {
    if (round > MOST_ROUNDS) throw new AppError("limit-exceeded");
    read = shorter(read);
    text = await render(read, { conversation, contextName });
  }
  const taint = [...read.taint];
  const title = conversation.title.trim() || mentionWords.untitled;
  const made = { kind: "text", name: `${title}.md`, text, of: "conversation" } as const;
  return taint.length === 0 ? made : { ...made, taint };
}

async function readNewest(
  client: Pick<Client, "call">,
  { id: conversationId, origin, taint: titled = [] }: Conversation,
): Promise<Read> {
  const messages: Message[] = [];
  let bytes = 0;
  let damaged = 0;
  const ask = (input: Omit<CallInput<"message.list">, "conversationId">): Promise<MessagePage> =>
    runTwice(() => client.call("message.list", { conversationId, ...input }));
  const read = async (isCut: boolean) => {
    // The file is named by the title.
    const elsewhere: Taint[] = [...titled, ...(origin === null ? [] : ["import" as const])];
    // What is cut off is not here to tell where it came from.
    const before = isCut ? (messages[0]?.id ?? null) : null;
    if (before !== null) {
      const { branchTaint = [] } = await ask({ before, limit: 1, withTaint: true });
      elsewhere.push(...branchTaint);
    }
    return { messages, isCut, damaged, taint: taintOf([...messages, { taint: elsewhere }]) };
  };
  for (let before: Id | null = null; ; ) {
    const page = await ask({ before, limit: PAGE });
    damaged += page.damaged.length;
    for (const message of page.messages.toReversed()) {
      bytes += sizeOf(message);
      if (bytes > READ_BYTES && messages.length > 0) return read(true);
      messages.unshift(message);
    }
    before = page.messages[0]?.id ?? null;
    if (!page.more || before === null) return read(page.more);
  }
}

/** About the bytes that it takes in the file, with the files that went with it. */
function sizeOf({ text, attachments = [] }: Message): number {
  const files = attachments.map((one) => (one.kind === "text" ? bytesOf(one.text) : 0));
  return files.reduce((sum, size) => sum + size, bytesOf(text) + LINE_BYTES);
}

/** Without its older half; of a single message, without the first half of its text. */
function shorter({ messages, damaged, taint }: Read): Read {
  const [only] = messages;
  if (messages.length !== 1 || only === undefined) {
    const newest = messages.slice(Math.ceil(messages.length / 2));
    return { messages: newest, isCut: true, damaged, taint };
  }
  const { attachments, reply, ...rest } = only;
  // Once more until it fits; what went with it is what it can be told without.
  const isBare = attachments === undefined && !reply?.thinking && !reply?.sources?.length;
  const text = isBare ? halved(only.text) : only.text;
  const bare = reply === null ? null : { ...reply, thinking: "", sources: [] };
  return { messages: [{ ...rest, reply: bare, text }], isCut: true, damaged, taint };
}

function halved(text: string): string {
  const characters = [...text];
  const newest = characters.slice(Math.ceil(characters.length / 2)).join("");
  return `${mentionWords.cutText}\n\n${newest}`;
}

async function render(read: Read, { conversation, contextName }: FileRequest) {
  const { messages, isCut, damaged, taint } = read;
  const notes = [
    taint.length === 0 ? mentionWords.isEarlier : mentionWords.isUntrusted,
    ...(isCut ? [mentionWords.cut(messages.length)] : []),
    ...(damaged > 0 ? [mentionWords.damaged(damaged)] : []),
  ];
  let text = `*${notes.join(" ")}*\n\n`;
  const words = exportWords.exportPart.markdown;
  const writer = createMarkdownWriter((chunk) => {
    text += chunk;
  }, words);
  await writer.begin(conversation, contextName);
  await writer.messages(messages.map(withoutThinking));
  await writer.end();
  return text;
}

/** What a model thought before it answered was never told to another either. */
function withoutThinking(message: Message): Message {
  return message.reply === null
    ? message
    : { ...message, reply: { ...message.reply, thinking: "" } };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
