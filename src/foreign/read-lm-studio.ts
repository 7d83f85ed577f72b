import { addNode } from "./add-node";
import type { Note } from "./note";
import type { FoundNode } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readMilliseconds } from "./read-time";
import type { Reading, ReadOptions } from "./reading";
import { nameOfText } from "./text-name";
import { partThinking } from "./thinking-text";

// LM Studio keeps each conversation in a file (lmstudio.ai/docs/app/basics/chat) whose form is not
// published. What is read here was described from files of their own by zeveck/json_to_md
// (`versions`, `currentlySelected`, `singleStep`, `multiStep`, `steps`), by ThreadShelf
// (`lastUsedModel`, `style.type` thinking) and by llm_tracer (`genInfo.indexedModelIdentifier`).
// Times are milliseconds; messages tell theirs in their steps' names, if at all.

/** Steps that hold nothing of what was said: how a call went on, how the title was found. */
const SILENT_STEPS: ReadonlySet<string> = new Set(["toolStatus", "status", "debugInfoBlock"]);

type Context = ReadOptions & { readonly model: string; readonly note: Note };

/** Whether an object is one of LM Studio's conversations: its messages have versions, if there are any yet. */
export function isLmStudio(fields: Fields): boolean {
  const [first] = ownList(fields, "messages");
  if (first !== undefined) return Array.isArray(own(asFields(first) ?? {}, "versions"));
  const isList = Array.isArray(own(fields, "messages"));
  return isList && own(fields, "usePerChatPredictionConfig") !== undefined;
}

/** One conversation of LM Studio's; null where it is none. */
export function readLmStudio(fields: Fields, options: ReadOptions, note: Note): Reading | null {
  const createdAt = readMilliseconds(own(fields, "createdAt"), options.now, note);
  const model = ownText(ownFields(fields, "lastUsedModel") ?? {}, "identifier") ?? "";
  const nodes = new Map<string, FoundNode>();
  if (hasPrompt(fields)) note("system");
  const counts = new Map<string, number>();
  let last: string | null = null;
  let first: string | null = null;
  for (const value of ownList(fields, "messages")) {
    const message = asFields(value) ?? {};
    if (!Array.isArray(own(message, "versions"))) note("unknown");
    const versions = ownList(message, "versions");
    const selected = own(message, "currentlySelected");
    const shown = typeof selected === "number" && versions[selected] !== undefined ? selected : 0;
    const names = versions.map((one) => nameOf(asFields(one) ?? {}, counts));
    for (const [version, one] of versions.entries()) {
      const kept = readVersion(asFields(one) ?? {}, { ...options, model, note });
      first ??= kept?.text ?? "";
      addNode(nodes, names[version] ?? "", { parent: last, kept });
    }
    last = names[shown] ?? last;
  }
  // The conversation itself has no name but that of its file, which is this time.
  const made = own(fields, "createdAt");
  const title = ownText(fields, "name") ?? "";
  // It is 0 where nobody has noted it, in more than one of them.
  const hasTime = typeof made === "number" && made > 0;
  const id = hasTime ? String(made) : nameOfText(`${title}|${first ?? ""}`);
  const updatedAt = readMilliseconds(own(fields, "assistantLastMessagedAt"), options.now, note);
  return { id, title, createdAt, updatedAt, leaf: last, nodes };
}

/**
 * A name for what has none there: from who said what, and how often that came before. Its place is none,
 * for it changes where something before it is deleted.
 */
function nameOf(version: Fields, counts: Map<string, number>): string {
  const holders = [version, ...ownList(version, "steps").map((step) => asFields(step) ?? {})];
  const parts = holders.flatMap((holder) => ownList(holder, "content"));
  const words = parts.map((value) => {
    const part = asFields(value) ?? {};
    return ownText(part, "text") ?? ownText(part, "fileIdentifier") ?? "";
  });
  const name = nameOfText(`${ownText(version, "role")}|${words.join("\n")}`);
  const count = counts.get(name) ?? 0;
  counts.set(name, count + 1);
  return count === 0 ? name : `${name}#${count}`;
}

/** Whether the model was told something first: by the conversation, or by its own settings, as newer ones are. */
function hasPrompt(fields: Fields): boolean {
  const settings = ownList(ownFields(fields, "perChatPredictionConfig") ?? {}, "fields");
  const prompts = settings.map((value) => asFields(value) ?? {}).filter(isPrompt);
  const texts = [ownText(fields, "systemPrompt"), ...prompts.map((one) => ownText(one, "value"))];
  return texts.some((text) => text !== null && text.trim() !== "");
}

function isPrompt(setting: Fields): boolean {
  return ownText(setting, "key") === "llm.prediction.systemPrompt";
}

function readVersion(version: Fields, context: Context): FoundNode["kept"] {
  const role = ownText(version, "role");
  if (role !== "user" && role !== "assistant") {
    context.note(role === "system" ? "system" : "unknown");
    return null;
  }
  const texts = [...readContent(version, context)];
  const thoughts: string[] = [];
  let model = "";
  let at: number | null = null;
  for (const value of ownList(version, "steps")) {
    const step = asFields(value) ?? {};
    const type = ownText(step, "type") ?? "";
    if (type !== "contentBlock") {
      if (!SILENT_STEPS.has(type)) context.note(kindOf(type));
      continue;
    }
    const info = ownFields(step, "genInfo") ?? {};
    model ||= ownText(info, "indexedModelIdentifier") ?? ownText(info, "identifier") ?? "";
    at ??= timeOf(step, context);
    const isThought = ownText(ownFields(step, "style") ?? {}, "type") === "thinking";
    for (const text of readContent(step, context)) (isThought ? thoughts : texts).push(text);
  }
  const parted =
    role === "assistant"
      ? partThinking(texts.join("\n\n"))
      : { text: texts.join("\n\n"), thinking: "" };
  const thinking = [...thoughts, parted.thinking].filter((one) => one.trim() !== "").join("\n\n");
  if (parted.text === "" && thinking === "") return null;
  if (role === "user") return { role, text: parted.text, createdAt: at, model: "" };
  const sender = ownText(ownFields(version, "senderInfo") ?? {}, "senderName") ?? "";
  const name = model || sender || context.model;
  return {
    role,
    text: parted.text,
    createdAt: at,
    model: name,
    ...(thinking === "" ? {} : { thinking }),
  };
}

function kindOf(type: string): "tool" | "unknown" {
  return type.startsWith("tool") ? "tool" : "unknown";
}

/** The texts of a content's parts; tags that only mark the thinking are none. */
function readContent(holder: Fields, { note, markOf }: Context): string[] {
  return ownList(holder, "content").flatMap((value) => {
    const part = asFields(value) ?? {};
    const type = ownText(part, "type");
    const text = ownText(part, "text");
    if (own(part, "isStructural") === true) return [];
    if (type === "text" && text !== null) return text === "" ? [] : [text];
    if (type === "file") {
      const name = ownText(part, "name") ?? ownText(part, "fileIdentifier") ?? "";
      const thing = ownText(part, "fileType") === "image" ? "image" : "file";
      note(thing);
      return [markOf(thing, name)];
    }
    note(kindOf(type ?? ""));
    return [];
  });
}

/** A step's name begins with the time at which it was made. */
function timeOf(step: Fields, { now, note }: Context): number | null {
  const match = /^(\d{13})-/.exec(ownText(step, "stepIdentifier") ?? "");
  return match === null ? null : readMilliseconds(Number(match[1]), now, note);
}
