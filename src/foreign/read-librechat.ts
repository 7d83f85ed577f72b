import type { Note } from "./note";
import type { FoundNode } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import type { Reading, ReadOptions } from "./reading";
import { withoutFrames } from "./without-frames";

// LibreChat, `client/src/hooks/Conversations/useExportConversation.ts` (a conversation as an object,
// its messages in a list, or each within the one before it) and `api/server/utils/import/importers.js`
// with its test data (`content` of texts and of what was thought). Times are ISO texts.

/** What the first message names as its parent. */
const BEGINNING = "00000000-0000-0000-0000-000000000000";

type Context = ReadOptions & { readonly model: string; readonly note: Note };

/** Whether an object is a conversation of LibreChat's, by what its messages are called. */
export function isLibreChat(fields: Fields): boolean {
  const lists = [...ownList(fields, "messages"), ...ownList(fields, "messagesTree")];
  const first = asFields(lists[0]) ?? {};
  return ownText(fields, "conversationId") !== null && ownText(first, "messageId") !== null;
}

/** One conversation of LibreChat's export; null where it is none. */
export function readLibreChat(fields: Fields, options: ReadOptions, note: Note): Reading | null {
  const model = ownText(ownFields(fields, "options") ?? {}, "model") ?? "";
  const told = ownFields(fields, "options") ?? {};
  if ((ownText(told, "promptPrefix") ?? "") !== "") note("system");
  const context = { ...options, model, note };
  const nodes = new Map<string, FoundNode>();
  let last: string | null = null;
  const list = Array.isArray(own(fields, "messages")) ? "messages" : "messagesTree";
  const waiting = ownList(fields, list).map((value) => ({ value, above: null as string | null }));
  waiting.reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const message = asFields(next.value);
    const id = message === null ? null : ownText(message, "messageId");
    if (message === null || id === null) {
      note("unknown");
      continue;
    }
    const children = ownList(message, "children");
    for (const value of [...children].reverse()) waiting.push({ value, above: id });
    if (nodes.has(id)) {
      note("double");
      continue;
    }
    const parent = ownText(message, "parentMessageId");
    const isFirst = parent === BEGINNING || parent === "";
    // An export of one branch only names parents that are in it.
    nodes.set(id, {
      parent: isFirst ? null : (parent ?? next.above),
      kept: readMessage(message, context),
    });
    last = id;
  }
  const id = ownText(fields, "conversationId");
  const title = ownText(fields, "title") ?? "";
  return { id, title, createdAt: null, updatedAt: null, leaf: last, nodes };
}

function readMessage(message: Fields, context: Context): FoundNode["kept"] {
  const { now, note, markOf, model } = context;
  if (own(message, "error") === true) {
    note("failure");
    return null;
  }
  const isPerson = own(message, "isCreatedByUser") === true;
  const { texts: said, thoughts } = readContent(message, context);
  const texts = isPerson ? said : said.map((one) => withoutFrames(one, "artifact"));
  for (const value of ownList(message, "files")) {
    const file = asFields(value) ?? {};
    const isImage = (ownText(file, "type") ?? "").startsWith("image/");
    note(isImage ? "image" : "file");
    texts.push(markOf(isImage ? "image" : "file", ownText(file, "filename") ?? ""));
  }
  const text = texts.filter((one) => one !== "").join("\n\n");
  const thinking = thoughts.filter((one) => one !== "").join("\n\n");
  if (text === "" && thinking === "") return null;
  const createdAt = readTime(own(message, "createdAt"), now, note);
  if (isPerson) return { role: "user", text, createdAt, model: "" };
  return {
    role: "assistant",
    text,
    createdAt,
    model: ownText(message, "model") ?? model,
    ...(thinking === "" ? {} : { thinking }),
  };
}

function readContent(message: Fields, { note, markOf }: Context) {
  const texts: string[] = [];
  const thoughts: string[] = [];
  const parts = ownList(message, "content");
  for (const value of parts) {
    const part = asFields(value) ?? {};
    const type = ownText(part, "type");
    // A text is one, or an object that holds it.
    const textOf = (name: string) =>
      ownText(part, name) ?? ownText(ownFields(part, name) ?? {}, "value") ?? "";
    if (type === "text") texts.push(textOf("text"));
    else if (type === "think") thoughts.push(textOf("think"));
    else if (type === "error") note("failure");
    else if (type === "tool_call") note("tool");
    else if (type?.startsWith("image") === true) {
      note("image");
      texts.push(markOf("image", ""));
    } else note("unknown");
  }
  const whole = ownText(message, "text") ?? "";
  if (parts.length === 0) texts.push(withoutDirective(whole, thoughts));
  return { texts, thoughts };
}

/** Older replies have what was thought before the text, between lines of colons. */
function withoutDirective(text: string, thoughts: string[]): string {
  const open = ":::thinking\n";
  const end = text.startsWith(open) ? text.indexOf("\n:::\n") : -1;
  if (end < 0) return text;
  thoughts.push(text.slice(open.length, end).trim());
  return text.slice(end + "\n:::\n".length).trim();
}
