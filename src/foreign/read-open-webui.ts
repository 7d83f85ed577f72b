import { checkTags } from "../domain/check-fields";
import type { ImportedMessage } from "../domain/imported";
import { MAX_SOURCE_TITLE } from "../domain/source";
import { addNode } from "./add-node";
import { cutBlocks } from "./cut-blocks";
import { toFiles } from "./file-texts";
import { createPictureTaker } from "./found-pictures";
import type { Note } from "./note";
import type { FoundNode, FoundNodes } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import { readableSources } from "./readable-sources";
import type { Reading, ReadOptions } from "./reading";
import { nameOfText } from "./text-name";
import { partThinking } from "./thinking-text";

// Open WebUI, `src/lib/components/chat/Settings/DataControls.svelte` (an array of chats) and
// `backend/open_webui/models/chats.py` (their fields); how thinking and steps of tools stand in
// `content` and `output`: LibreChat's importers and their test data; what a failure is drawn from:
// `src/lib/components/chat/Messages/ResponseMessage.svelte`. Times are seconds.

type Context = ReadOptions & { readonly note: Note };

/** Whether an object looks like one of Open WebUI's chats, or like what such a chat holds. */
export function isOpenWebUi(fields: Fields): boolean {
  const chat = ownFields(fields, "chat");
  const history = ownFields(chat ?? fields, "history");
  if (history !== null) return ownFields(history, "messages") !== null;
  return chat !== null && Array.isArray(own(chat, "messages"));
}

/** One chat of Open WebUI's export; null where it is none. */
export function readOpenWebUi(fields: Fields, options: ReadOptions, note: Note): Reading | null {
  if (!isOpenWebUi(fields)) return null;
  // Older files have the chat itself, without what the server keeps beside it.
  const chat = ownFields(fields, "chat") ?? fields;
  const history = ownFields(chat, "history") ?? {};
  const timeOf = (name: string) => readTime(own(fields, name), options.now, note);
  const context = { ...options, note };
  const tree = readTree(ownFields(history, "messages") ?? {}, context);
  const given = ownText(fields, "id");
  const title = ownText(fields, "title") ?? ownText(chat, "title") ?? "";
  // What was made by other programs has a list and no tree.
  const nodes = tree.size > 0 ? tree : readList(ownList(chat, "messages"), given ?? "", context);
  const leaf =
    ownText(history, "currentId") ??
    ownText(history, "current_message_id") ??
    ownText(fields, "current_message_id");
  return {
    id: tree.size > 0 ? given : given || nameOf(fields, { title, nodes }),
    title,
    tags: readTags(fields, chat),
    createdAt: timeOf("created_at"),
    updatedAt: timeOf("updated_at"),
    leaf: tree.size > 0 ? leaf : ([...nodes.keys()].at(-1) ?? null),
    nodes,
  };
}

function readTree(messages: Fields, context: Context): FoundNodes {
  const nodes = new Map<string, FoundNode>();
  for (const [id, value] of Object.entries(messages)) {
    const message = asFields(value);
    if (message === null) context.note("unknown");
    else
      nodes.set(id, { parent: ownText(message, "parentId"), kept: readMessage(message, context) });
  }
  return nodes;
}

/** Messages one after the other, of which some have a name. */
function readList(messages: readonly unknown[], chat: string, context: Context): FoundNodes {
  const nodes = new Map<string, FoundNode>();
  let last: string | null = null;
  for (const [at, value] of messages.entries()) {
    const message = asFields(value);
    const id = message === null ? null : (ownText(message, "id") ?? `${chat}#${at}`);
    if (message === null || id === null || nodes.has(id)) {
      context.note(message === null ? "unknown" : "double");
      continue;
    }
    addNode(nodes, id, { parent: last, kept: readMessage(message, context) });
    last = id;
  }
  return nodes;
}

/** A name for what has none: its messages are called after their places, as those of any other are. */
function nameOf(fields: Fields, { title, nodes }: Pick<Reading, "title" | "nodes">): string {
  const first = [...nodes.values()].find(({ kept }) => kept !== null)?.kept?.text ?? "";
  const made = own(fields, "created_at");
  return nameOfText(`${title}|${typeof made === "number" ? made : ""}|${first}`);
}

function readMessage(message: Fields, context: Context): FoundNode["kept"] {
  const { note, now } = context;
  const role = ownText(message, "role");
  if (role !== "user" && role !== "assistant") {
    note(role === "system" || role === "tool" ? role : "unknown");
    return null;
  }
  const error = own(message, "error");
  // Older versions put the words of a failure where the reply would have been.
  if (role === "assistant" && error === true) {
    note("failure");
    return null;
  }
  const said = readContent(message, note);
  const createdAt = readTime(own(message, "timestamp"), now, note);
  const { files, marks, beside } = readFiles(message, context);
  const text = [said.text, ...marks].filter((one) => one !== "").join("\n\n");
  if (text === "" && said.thinking === "" && files.length === 0) {
    if (asFields(error) !== null || typeof error === "string") note("failure");
    return null;
  }
  if (role === "user") {
    return {
      role,
      text,
      createdAt,
      model: "",
      ...(files.length === 0 ? {} : { files }),
      ...beside,
    };
  }
  const model = ownText(message, "model") ?? ownText(message, "modelName") ?? "";
  const about = { ...withThinking(said.thinking), ...beside, ...readOpenWebUiSources(message) };
  return { role, text, createdAt, model, ...about };
}

function withThinking(thinking: string) {
  return thinking === "" ? {} : { thinking };
}

/** The text, apart from what was thought and from the steps of tools that stand in it. */
function readContent(message: Fields, note: Note) {
  const rawContent = contentOf(message, note);
  if (ownText(message, "role") === "user") return { text: rawContent, thinking: "" };
  const content = rawContent === "" ? outputTexts(message, "message").join("\n\n") : rawContent;
  const thoughts: string[] = [];
  const details = { open: "<details", close: "</details>" };
  const text = cutBlocks(content, details, (attributes, inside) => {
    const type = /\btype="([a-z_]+)"/.exec(attributes)?.[1];
    if (type === "reasoning") thoughts.push(plainOf(inside));
    else if (type !== "tool_calls" && type !== "code_interpreter") return null;
    else note("tool");
    return "";
  });
  const parted = partThinking(text === content ? text : text.trim());
  const apart = outputTexts(message, "reasoning");
  const all = apart.length > 0 ? apart : [...thoughts, parted.thinking];
  return { text: parted.text, thinking: all.filter((one) => one !== "").join("\n\n") };
}

/** What it says: a text, or some in parts. */
function contentOf(message: Fields, note: Note): string {
  const content = own(message, "content") ?? "";
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) note("unknown");
  const texts = ownList(message, "content").map((value) => {
    const part = asFields(value) ?? {};
    const text = ownText(part, "text");
    if (text === null) note(ownText(part, "type") === "image_url" ? "image" : "unknown");
    return text ?? "";
  });
  return texts.filter((text) => text !== "").join("\n\n");
}

/** Newer files tell what was thought apart, too, and whole, and sometimes the answer there alone. */
function outputTexts(message: Fields, type: "message" | "reasoning"): string[] {
  const steps = ownList(message, "output").map((value) => asFields(value) ?? {});
  const parts = steps
    .filter((step) => ownText(step, "type") === type)
    .flatMap((step) => ownList(step, "content"));
  return parts.flatMap((part) => ownText(asFields(part) ?? {}, "text") ?? []);
}

/** The lines of a quotation, as they were before they were escaped and quoted. */
function plainOf(inside: string): string {
  const lines = inside.replace(/^\s*<summary>[^<]*<\/summary>/, "").split("\n");
  return lines
    .map((line) => withoutEntities(line).replace(/^> ?/, ""))
    .join("\n")
    .trim();
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&gt;", ">"],
  ["&lt;", "<"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
  ["&#39;", "'"],
  ["&amp;", "&"],
]);

function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:gt|lt|quot|amp|#x27|#39);/g, (entity) => ENTITIES.get(entity) ?? "");
}

function readFiles(message: Fields, context: Context) {
  const { note, markOf } = context;
  const found: { name: string; text: string }[] = [];
  const marks: string[] = [];
  const pictures = createPictureTaker(context);
  for (const [at, value] of ownList(message, "files").entries()) {
    const file = asFields(value) ?? {};
    const inner = ownFields(file, "file") ?? {};
    const text = ownText(ownFields(inner, "data") ?? {}, "content") ?? "";
    const name = ownText(file, "name") ?? ownText(inner, "filename") ?? "";
    if (text !== "") found.push({ name, text });
    else if (ownText(file, "type") === "image") {
      const url = ownText(file, "url") ?? "";
      marks.push(pictures.take({ id: `#${at}`, name, url }));
    } else {
      note("file");
      marks.push(markOf("file", name));
    }
  }
  return { files: toFiles(found, context), marks, beside: pictures.field() };
}

function readTags(fields: Fields, chat: Fields): readonly string[] {
  const all = [...ownList(ownFields(fields, "meta") ?? {}, "tags"), ...ownList(chat, "tags")];
  const tags = [...new Set(all.filter((tag) => typeof tag === "string"))];
  return checkTags(tags).length === 0 ? tags : [];
}

/**
 * The web pages that an answer of Open WebUI's rests on. One entry of its list is what was asked
 * (a search, a file), with the pages that were found in `metadata`; pages that were given by hand
 * have their address in `source` alone.
 */
function readOpenWebUiSources(message: Fields): Pick<ImportedMessage, "sources"> {
  return readableSources(
    ownList(message, "sources").flatMap((value) => {
      const entry = asFields(value) ?? {};
      const source = ownFields(entry, "source") ?? {};
      const pages = ownList(entry, "metadata").map((page) => asFields(page) ?? {});
      const name = ownText(source, "name") ?? "";
      const found = pages.map((page) => ({
        url: ownText(page, "source"),
        title: ownText(page, "title") ?? ownText(page, "name") ?? "",
      }));
      const given = { url: ownText(source, "url") ?? name, title: name };
      return [...found, given].map(({ url, title }) => ({
        url,
        title: title === url ? "" : title.slice(0, MAX_SOURCE_TITLE),
      }));
    }),
  );
}
