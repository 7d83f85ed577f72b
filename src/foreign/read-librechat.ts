import type { ImportedMessage } from "../domain/imported";
import { MAX_SOURCE_TITLE } from "../domain/source";
import type { Note } from "./note";
import type { FoundNode } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import { readableSources } from "./readable-sources";
import type { Reading, ReadOptions } from "./reading";
import { withoutFrames } from "./without-frames";

// LibreChat, `client/src/hooks/Conversations/useExportConversation.ts` (a conversation as an object,
// its messages in a list, or each within the one before it) and `api/server/utils/import/importers.js`
// with its test data (`content` of texts and of what was thought); `client/src/utils/citations.ts` and
// `client/src/components/Web/Context.tsx` (how an answer cites pages). Times are ISO texts.

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
  const settings = ownFields(fields, "options") ?? {};
  if ((ownText(settings, "promptPrefix") ?? "") !== "") note("system");
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
  const { texts, thoughts } = readContent(message, context);
  const said = texts.filter((one) => one !== "").join("\n\n");
  const cited = isPerson
    ? { text: said, beside: {} }
    : readCitations(withoutFrames(said, "artifact"), message);
  // What tools made; what they found stands beside it, and has no name.
  const made = fieldsIn(message, "attachments").filter((one) => ownText(one, "filename") !== null);
  const marks = [...fieldsIn(message, "files"), ...made].map((file) => {
    const thing = (ownText(file, "type") ?? "").startsWith("image/") ? "image" : "file";
    note(thing);
    return markOf(thing, ownText(file, "filename") ?? "");
  });
  const text = [cited.text, ...marks].filter((one) => one !== "").join("\n\n");
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
    ...cited.beside,
  };
}

function fieldsIn(message: Fields, list: string): readonly Fields[] {
  return ownList(message, list).map((value) => asFields(value) ?? {});
}

/** Stands where a page is cited: by characters of no script, or as a model may spell them out. */
const CITED = / ?(?:\\ue202|\u{e202})turn(\d{1,4})(search|image|news|video|ref|file)(\d{1,4})/gu;

/** What stands around those, and around the words that they are for. */
const AROUND = / ?(?:\\ue200|\u{e200})|\\ue20[1346]|[\u{e201}-\u{e206}]/gu;

/** What pages that are cited so are called among those that a search found. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ["search", "organic"],
  ["news", "topStories"],
  ["ref", "references"],
]);

type Cited = { readonly text: string; readonly beside: Pick<ImportedMessage, "sources"> };

/** A reply without the marks of its sources, and the pages that they are for. */
function readCitations(text: string, message: Fields): Cited {
  if (!/\\ue202turn|[\u{e200}-\u{e206}]/u.test(text)) return { text, beside: {} };
  const searches = fieldsIn(message, "attachments").map(
    (one) => ownFields(one, "web_search") ?? {},
  );
  const byTurn = new Map(searches.map((search) => [own(search, "turn"), search]));
  const found: unknown[] = [];
  const plain = text.replaceAll(CITED, (_mark, turn: string, kind: string, at: string) => {
    const pages = ownList(byTurn.get(Number(turn)) ?? {}, LISTS.get(kind) ?? "");
    const page = asFields(pages[Number(at)]) ?? {};
    const title = (ownText(page, "title") ?? "").slice(0, MAX_SOURCE_TITLE);
    found.push({ url: ownText(page, "link"), title });
    return "";
  });
  return { text: plain.replaceAll(AROUND, ""), beside: readableSources(found) };
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
