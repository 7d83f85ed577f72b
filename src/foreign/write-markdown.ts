import type { Attachment } from "../domain/attachment";
import { cleanLabel } from "../domain/clean-label";
import type { Conversation } from "../domain/conversation";
import type { Id } from "../domain/id";
import type { Message, Role } from "../domain/message";
import { MAX_REFERENCE_NAME, type Reference } from "../domain/reference";
import type { Source } from "../domain/source";
import type { ExportWriter, WriteText } from "./export-writer";
import { toMinute } from "./iso-time";
import { layOutBranches } from "./lay-out-branches";
import { escapeMarkdown, quoteLiteral, quoteMarkdown } from "./quote-markdown";
import { type MemoryWords, renderMemory } from "./write-markdown-memory";

/** What stands between what was said. */
export type MarkdownWords = {
  readonly untitled: string;
  readonly context: string;
  readonly from: string;
  readonly to: string;
  readonly tags: string;
  readonly references: string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly thinking: string;
  readonly answer: string;
  readonly file: string;
  readonly picture: string;
  readonly sources: string;
  readonly deleted: string;
  readonly nothing: string;
  readonly memory: MemoryWords;
  /** Of a stretch that is not in the branch shown: which one, and which message it goes on from. */
  readonly otherBranch: (number: number, after: number | null) => string;
};

const MAX_LABEL = 200;

/**
 * Writes conversations to be read: under each one's title its dates, then who said what, the branch
 * that is shown first, the others under headings of their own. Holds one conversation at a time. Every
 * line of what was said is quoted, so a line that begins with `#` is ours.
 */
export function createMarkdownWriter(write: WriteText, words: MarkdownWords): ExportWriter {
  let open: (Headed & { messages: Message[] }) | null = null;
  let attachments = 0;
  const close = () => {
    if (open === null) return;
    const { conversation, messages } = open;
    write(renderHead(open, words));
    open = null;
    const { shown, others } = layOutBranches(messages, conversation.activeLeaf);
    const numbers = new Map<Id, number>();
    const say = (message: Message) => {
      numbers.set(message.id, numbers.size + 1);
      write(renderMessage(message, numbers.size, words));
    };
    for (const message of shown) say(message);
    if (messages.length === 0) write(`*${words.nothing}*\n\n`);
    for (const [at, { after, messages: stretch }] of others.entries()) {
      const from = numbers.get(after ?? "") ?? null;
      write(`## ${words.otherBranch(at + 1, from)}\n\n`);
      for (const message of stretch) say(message);
    }
  };
  return {
    begin: async (conversation, contextName, references = []) => {
      close();
      open = { conversation, contextName, references, messages: [] };
    },
    messages: async (messages) => {
      for (const message of messages) {
        open?.messages.push(message);
        attachments += (message.attachments ?? []).filter(({ kind }) => kind === "image").length;
      }
    },
    memory: async (memory) => {
      close();
      write(renderMemory(memory, words.memory));
    },
    end: async () => {
      close();
      return { attachments, empty: 0, tools: 0 };
    },
  };
}

type Headed = {
  readonly conversation: Conversation;
  readonly contextName: string;
  readonly references: readonly Reference[];
};

function renderHead({ conversation, contextName, references }: Headed, words: MarkdownWords) {
  const { title, tags, createdAt, updatedAt } = conversation;
  const lines = [
    [words.context, label(contextName)],
    [words.from, toMinute(createdAt)],
    [words.to, toMinute(updatedAt)],
    [words.tags, tags.map(label).join(", ")],
  ].filter(([, value]) => value !== "");
  const list = lines.map(([name, value]) => `- ${name}: ${value}\n`).join("");
  const about = references.map((one) => `  - ${renderReference(one)}\n`).join("");
  const named = about === "" ? "" : `- ${words.references}:\n${about}`;
  return `# ${label(title) || words.untitled}\n\n${list}${named}\n`;
}

/** Its name, and what it is called where it comes from, where that is something else. */
function renderReference({ name, target }: Reference): string {
  const [called, address] = [name, target].map((text) => cleanLabel(text, MAX_REFERENCE_NAME));
  const parts = [called, address === called ? "" : `(${address})`];
  return escapeMarkdown(parts.filter((text) => text !== "").join(" "));
}

function renderMessage(message: Message, number: number, words: MarkdownWords): string {
  const { role, text, createdAt, reply, deletedAt, attachments = [] } = message;
  const model = reply === null ? "" : label(reply.model);
  const who = model === "" ? words.roles[role] : `${words.roles[role]} (${model})`;
  const time = toMinute(createdAt);
  const parts = [`### ${number}. ${who}${time === "" ? "" : `, ${time}`}`];
  if (deletedAt !== null) parts.push(`*${words.deleted}*`);
  const thinking = reply?.thinking ?? "";
  if (thinking !== "") parts.push(`*${words.thinking}*`, quoteMarkdown(thinking));
  if (thinking !== "" && text !== "") parts.push(`*${words.answer}*`);
  if (text !== "") parts.push(quoteMarkdown(text));
  for (const attachment of attachments) parts.push(renderAttachment(attachment, words));
  const sources = deletedAt === null ? (reply?.sources ?? []) : [];
  if (sources.length > 0) parts.push(`*${words.sources}*`, renderSources(sources));
  return `${parts.join("\n\n")}\n\n`;
}

/** By the numbers that they have under the reply; what is no web address is no link. */
function renderSources(sources: readonly Source[]): string {
  const lines = sources.map(({ url, title }, at) => {
    const address = URL.canParse(url) ? new URL(url) : null;
    const isWeb = address?.protocol === "https:" || address?.protocol === "http:";
    const name = label(title === "" ? url : title);
    if (address === null || !isWeb) return `${at + 1}. ${name}`;
    const href = address.href.replaceAll("<", "%3C").replaceAll(">", "%3E");
    return `${at + 1}. [${name}](<${href}>)`;
  });
  return lines.join("\n");
}

function renderAttachment(attachment: Attachment, words: MarkdownWords): string {
  const name = label(attachment.name);
  if (attachment.kind === "image") return `*${words.picture}* ${name}`;
  return `*${words.file}* ${name}\n\n${quoteLiteral(attachment.text)}`;
}

/** Somebody else's words within a line of ours. */
function label(text: string): string {
  return escapeMarkdown(cleanLabel(text, MAX_LABEL));
}
