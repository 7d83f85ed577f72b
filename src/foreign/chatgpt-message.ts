import { parseJson } from "../domain/parse-json";
import { createBound } from "./add-node";
import { type ChatGptPart, lastOf, readChatGptParts } from "./chatgpt-parts";
import { resolveReferences } from "./chatgpt-references";
import { fence } from "./fence";
import { createPictureTaker, type PictureTaker } from "./found-pictures";
import type { Note } from "./note";
import type { FoundNode } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import type { ReadOptions } from "./reading";

export type ChatGptContext = ReadOptions & {
  readonly model: string;
  readonly note: Note;
  /** Reports that were met in the conversation: each is told anew before what is said of it. */
  readonly reports: Set<string>;
};

type Read = {
  readonly kept: FoundNode["kept"];
  /** What was thought, where the message is that and nothing else. */
  readonly thought: string;
};

const NOTHING: Read = { kept: null, thought: "" };

/** Characters of a file's name. */
const MAX_FILE_NAME = 255;

/** Content that the product made for itself, whatever its role says. */
const HIDDEN_CONTENT = new Set(["model_editable_context", "user_editable_context"]);

/** A node's message; null where neither side said it, which is noted unless it holds nothing. */
export function readChatGptMessage(value: unknown, context: ChatGptContext): Read {
  // A tree's root has none.
  if (value === null || value === undefined) return NOTHING;
  const { note } = context;
  const message = asFields(value);
  const content = message === null ? null : (ownFields(message, "content") ?? {});
  if (message === null || content === null) return skip("unknown", note);
  const type = ownText(content, "content_type") ?? "text";
  const role = ownText(ownFields(message, "author") ?? {}, "role");
  if (role !== "tool" && isThinking(type)) return readThought(content, type, note);
  const report = role === "tool" ? reportIn(message) : null;
  if (report !== null) return readReport(message, report, context);
  const unseen = unseenKind(message, role, type);
  if (unseen !== null) return isEmpty(content) ? NOTHING : skip(unseen, note);
  const isTool = role === "tool";
  const taking = { ...context, pictures: createPictureTaker(context) };
  const text = isTool ? readToolText(message, type, taking) : readText(message, type, taking);
  if (text === null) return skip(role === "user" ? "unknown" : "tool", note);
  if (text === "") return NOTHING;
  if (role !== "user" && isStillThinking(message, type)) return { kept: null, thought: text };
  const said = role === "user" ? "user" : "assistant";
  const createdAt = readTime(own(message, "create_time"), context.now, note);
  const model = said === "assistant" ? modelOf(message, context) : "";
  const kept = { role: said, text, createdAt, model, ...taking.pictures.field() } as const;
  return { kept, thought: "" };
}

function modelOf(message: Fields, context: ChatGptContext): string {
  return ownText(ownFields(message, "metadata") ?? {}, "model_slug") ?? context.model;
}

/** Stands before the state of an app where the model is told of it. */
const STATE = "The latest state of the widget is: ";

/** The report of a research that ran in an app, as the message that its state holds; null for none. */
function reportIn(message: Fields): Fields | null {
  const app = ownFields(ownFields(message, "metadata") ?? {}, "chatgpt_sdk") ?? {};
  const [part] = ownList(ownFields(message, "content") ?? {}, "parts");
  const stateText =
    typeof part === "string" && part.startsWith(STATE) ? part.slice(STATE.length) : "";
  const state = asFields(parseJson(ownText(app, "widget_state") ?? stateText));
  return state === null ? null : ownFields(state, "report_message");
}

function readReport(message: Fields, report: Fields, context: ChatGptContext): Read {
  const parts = readChatGptParts(ownFields(report, "content") ?? {}, new Map());
  const said = parts.flatMap(({ thing, text }) => (thing === null ? [text] : [])).join("\n");
  if (said === "") return skip("tool", context.note);
  if (context.reports.has(said)) return NOTHING;
  context.reports.add(said);
  const text = resolveReferences(said, report, context.note);
  // Its host is as old as the question.
  const time = own(report, "create_time") ?? own(message, "create_time");
  const createdAt = readTime(time, context.now, context.note);
  const model = modelOf(report, context);
  return { kept: { role: "assistant", text, createdAt, model }, thought: "" };
}

function skip(kind: Parameters<Note>[0], note: Note): Read {
  note(kind);
  return NOTHING;
}

function isThinking(type: string): boolean {
  return type === "thoughts" || type === "reasoning_recap";
}

function readThought(content: Fields, type: string, note: Note): Read {
  // "Thought for 12 seconds" is no thought.
  if (type === "reasoning_recap") return NOTHING;
  const thoughts = ownList(content, "thoughts").map((value) => {
    const thought = asFields(value) ?? {};
    const parts = [ownText(thought, "summary") ?? "", ownText(thought, "content") ?? ""];
    return parts.filter((part) => part !== "").join("\n");
  });
  const thought = thoughts.filter((one) => one !== "").join("\n\n");
  return thought === "" ? skip("thinking", note) : { kept: null, thought };
}

/** Whether code was run, or told something, amid what was thought: ChatGPT shows both with that alone. */
function isStillThinking(message: Fields, type: string): boolean {
  const metadata = ownFields(message, "metadata") ?? {};
  if (ownText(metadata, "reasoning_status") !== "is_reasoning") return false;
  if (type === "execution_output") return drawnIn(message).length === 0;
  return ownText(message, "recipient") === "python";
}

/** Where pictures are that code drew. */
function drawnIn(message: Fields): readonly string[] {
  const result = ownFields(ownFields(message, "metadata") ?? {}, "aggregate_result") ?? {};
  return ownList(result, "messages").flatMap((value) => {
    return ownText(asFields(value) ?? {}, "image_url") ?? [];
  });
}

/** Why a message is left out whatever it says; null where that is not so. */
function unseenKind(message: Fields, role: string | null, type: string) {
  const metadata = ownFields(message, "metadata") ?? {};
  if (HIDDEN_CONTENT.has(type)) return "hidden";
  if (role === "system") return "system";
  if (role !== "user" && role !== "assistant" && role !== "tool") return "unknown";
  return own(metadata, "is_visually_hidden_from_conversation") === true ? "hidden" : null;
}

/** Every conversation has such ones of the product's: nothing is lost with them. */
function isEmpty(content: Fields): boolean {
  return Object.entries(content).every(([name, value]) => {
    if (name === "content_type") return true;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.every((one) => one === "" || one === null);
  });
}

type Taking = ChatGptContext & { readonly pictures: PictureTaker };

/** What was said; null for a call of a tool, and for what cannot be read. */
function readText(message: Fields, type: string, context: Taking): string | null {
  const content = ownFields(message, "content") ?? {};
  const recipient = ownText(message, "recipient") ?? "all";
  const isPerson = ownText(ownFields(message, "author") ?? {}, "role") === "user";
  if (!isPerson) {
    const code = readChatGptCode(content, type, recipient);
    if (code !== null) return code;
    if (recipient !== "all") return null;
  }
  const { text } = readParts(message, context);
  if (text !== "" || isEmpty(content)) {
    return isPerson ? behindQuote(text, message) : resolveReferences(text, message, context.note);
  }
  context.note("unknown");
  return "";
}

/** A person's text, behind what they had selected in a reply to ask about. */
function behindQuote(text: string, message: Fields): string {
  const selected = ownText(ownFields(message, "metadata") ?? {}, "targeted_reply") ?? "";
  if (text === "" || selected.trim() === "") return text;
  const lines = selected.trim().split("\n");
  return `${lines.map((line) => `> ${line}`.trimEnd()).join("\n")}\n\n${text}`;
}

/** What a tool made that was shown: pictures, and what code told; null for everything else. */
function readToolText(message: Fields, type: string, context: Taking): string | null {
  const content = ownFields(message, "content") ?? {};
  if (type === "execution_output") {
    const marks = drawnIn(message).map((url) => {
      return context.pictures.take({ id: lastOf(url), name: "" });
    });
    const code = readChatGptCode(content, type, "all");
    return [...(code === null ? [] : [code]), ...marks].join("\n\n");
  }
  const parts = readChatGptParts(content, new Map());
  if (!parts.some(({ thing }) => thing === "image")) return null;
  return parts
    .map((part) => markOrText(part, context, "pictures"))
    .filter(Boolean)
    .join("\n");
}

function readParts(message: Fields, context: Taking): { readonly text: string } {
  const metadata = ownFields(message, "metadata") ?? {};
  const names = new Map<string, string>();
  const files = ownList(metadata, "attachments").map((value) => asFields(value) ?? {});
  for (const file of files) {
    // One name may be told by many parts.
    names.set(ownText(file, "id") ?? "", (ownText(file, "name") ?? "").slice(0, MAX_FILE_NAME));
  }
  const parts = readChatGptParts(ownFields(message, "content") ?? {}, names);
  const hasSpeech = parts.some(({ isSpeech }) => isSpeech);
  // What is more than a conversation may come to is not put together first.
  const bound = createBound();
  const lines = parts.map((part) => {
    // What was spoken is there as text.
    const isSaid = part.thing === "sound" && hasSpeech;
    if (isSaid) context.note("sound");
    const line = isSaid ? "" : markOrText(part, context);
    bound(line);
    return line;
  });
  const shown = new Set(parts.map(({ id }) => id));
  // Pictures stand in both lists, and older files do not say which is which.
  let unnamed = parts.filter(({ id, thing }) => thing !== null && !names.has(id)).length;
  for (const file of files) {
    if (shown.has(ownText(file, "id") ?? "")) continue;
    if (unnamed > 0) {
      unnamed -= 1;
      continue;
    }
    const isImage = (ownText(file, "mime_type") ?? "").startsWith("image/");
    const thing = isImage ? "image" : "file";
    const id = ownText(file, "id") ?? "";
    lines.push(markOrText({ thing, text: ownText(file, "name") ?? "", id }, context));
  }
  return { text: lines.filter((line) => line !== "").join("\n") };
}

function markOrText(
  { thing, text, id, bytes = null }: ChatGptPart,
  { note, markOf, pictures }: Taking,
  only?: "pictures",
): string {
  if (thing === null) return only === undefined ? text : "";
  if (thing === "image") return pictures.take({ id, name: text, bytes });
  note(thing);
  return markOf(thing, text);
}

/**
 * Code that the assistant ran or wrote, what came of it, and documents that it made beside the
 * conversation; null for everything else, calls of other tools too.
 */
function readChatGptCode(content: Fields, type: string, recipient: string): string | null {
  const parts = ownList(content, "parts").filter((part) => typeof part === "string");
  const text = ownText(content, "text") ?? parts.join("\n");
  if (type === "execution_output") return text === "" ? null : fence(text, { language: "" });
  if (recipient.startsWith("canmore.")) return readDocument(text);
  // What is run is of the type `text` in newer files.
  const isRun = recipient === "python" && (type === "code" || type === "text");
  if (!isRun && (type !== "code" || recipient !== "all")) return null;
  const declared = ownText(content, "language") ?? "";
  const language =
    declared === "unknown" || declared === ""
      ? recipient === "python"
        ? recipient
        : ""
      : declared;
  return text === "" ? null : fence(text, { language });
}

/** A document that was begun, or what was put into one; null for a remark on one. */
function readDocument(call: string): string | null {
  const fields = asFields(parseJson(call));
  if (fields === null) return null;
  const title = ownText(fields, "name") ?? "";
  const begun = ownText(fields, "content");
  const language = languageOf(ownText(fields, "type") ?? "");
  if (begun !== null) return fence(begun, { title, language });
  const chunks = ownList(fields, "updates").map((value) => {
    return ownText(asFields(value) ?? {}, "replacement") ?? "";
  });
  const said = chunks.filter((chunk) => chunk !== "");
  return said.length === 0 ? null : said.map((chunk) => fence(chunk, { language })).join("\n\n");
}

/** `code/python` is Python; a document is a text. */
function languageOf(type: string): string | null {
  return type.startsWith("code/") ? type.slice("code/".length) : null;
}
