import type { ImportedMessage } from "../domain/imported";
import { MAX_SOURCE_TITLE } from "../domain/source";
import { addNode } from "./add-node";
import { createPictureTaker } from "./found-pictures";
import type { Note } from "./note";
import type { FoundNode } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readMilliseconds } from "./read-time";
import { readableSources } from "./readable-sources";
import type { Reading, ReadOptions } from "./reading";
import { partThinking } from "./thinking-text";

// Page Assist, `src/libs/export-import.ts` (an object whose list `chat` is read, and nothing else of
// it: what stands beside it has keys), `src/db/dexie/types.ts` (`history`, `messages`) and
// `src/web/web.ts` (`sources`). Times are milliseconds; a message that was asked anew has the same
// place in time as the first.

/** One chat of Page Assist's export; null where it is none. */
export function readPageAssist(fields: Fields, options: ReadOptions, note: Note): Reading | null {
  const history = ownFields(fields, "history");
  const id = history === null ? null : ownText(history, "id");
  if (history === null || id === null || !Array.isArray(own(fields, "messages"))) return null;
  const model = ownText(history, "model_id") ?? "";
  const nodes = new Map<string, FoundNode>();
  let last: string | null = null;
  for (const message of inTime(ownList(fields, "messages"), note)) {
    const name = ownText(message, "id") ?? `${id}#${nodes.size}`;
    if (nodes.has(name)) {
      note("double");
      continue;
    }
    addNode(nodes, name, { parent: last, kept: readMessage(message, model, { ...options, note }) });
    last = name;
  }
  const createdAt = readMilliseconds(own(history, "createdAt"), options.now, note);
  const title = ownText(history, "title") ?? "";
  return { id, title, createdAt, updatedAt: null, leaf: last, nodes };
}

/** Messages stand there in no order that is told; those without a time stay where they are. */
function inTime(messages: readonly unknown[], note: Note): Fields[] {
  const found: Fields[] = [];
  for (const value of messages) {
    const message = asFields(value);
    if (message === null) note("unknown");
    else found.push(message);
  }
  const timeOf = (message: Fields) => {
    const at = own(message, "createdAt");
    return typeof at === "number" && Number.isFinite(at) ? at : null;
  };
  if (found.some((message) => timeOf(message) === null)) return found;
  return found.sort((left, right) => (timeOf(left) ?? 0) - (timeOf(right) ?? 0));
}

type Context = ReadOptions & { readonly note: Note };

function readMessage(message: Fields, chatModel: string, context: Context): FoundNode["kept"] {
  const { now, note, markOf } = context;
  const role = ownText(message, "role");
  if (role !== "user" && role !== "assistant") {
    note(role === "system" || role === "tool" ? role : "unknown");
    return null;
  }
  const marks: string[] = [];
  const pictures = createPictureTaker(context);
  for (const [at, url] of ownList(message, "images").entries()) {
    if (typeof url === "string" && url !== "")
      marks.push(pictures.take({ id: `#${at}`, name: "", url }));
  }
  for (const value of ownList(message, "documents")) {
    note("file");
    marks.push(markOf("file", ownText(asFields(value) ?? {}, "filename") ?? ""));
  }
  for (const _ of ownList(message, "toolCalls")) note("tool");
  const content = ownText(message, "content") ?? "";
  const { text: said, thinking } =
    role === "assistant" ? partThinking(content) : { text: content, thinking: "" };
  const text = [said, ...marks].filter((one) => one !== "").join("\n\n");
  if (text === "" && thinking === "") return null;
  const createdAt = readMilliseconds(own(message, "createdAt"), now, note);
  const beside = pictures.field();
  if (role === "user") return { role, text, createdAt, model: "", ...beside };
  const model = ownText(message, "modelName") ?? ownText(message, "name") ?? chatModel;
  const rests = { ...beside, ...readSources(message, note) };
  return { role, text, createdAt, model, ...(thinking === "" ? {} : { thinking }), ...rests };
}

/** The web pages that an answer rests on; a document of the person's is there by its name alone. */
function readSources(message: Fields, note: Note): Pick<ImportedMessage, "sources"> {
  const sources = ownList(message, "sources").map((value) => asFields(value) ?? {});
  const isPage = (source: Fields) => (ownText(source, "url") ?? "") !== "";
  const documents = sources.filter((source) => !isPage(source));
  // Each of its chunks that were found is one.
  for (const _ of new Set(documents.map((source) => ownText(source, "name")))) note("file");
  return readableSources(
    sources.filter(isPage).map((source) => ({
      url: ownText(source, "url"),
      title: (ownText(source, "name") ?? "").slice(0, MAX_SOURCE_TITLE),
    })),
  );
}
