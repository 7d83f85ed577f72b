import { fence } from "./fence";
import { asFields, type Fields, ownList, ownText } from "./own-fields";
import { parseJson } from "./parse-json";

/**
 * Code that the assistant ran or wrote, what came of it, and documents that it made beside the
 * conversation; null for everything else, calls of other tools too.
 */
export function readChatGptCode(content: Fields, type: string, recipient: string): string | null {
  const parts = ownList(content, "parts").filter((part) => typeof part === "string");
  const text = ownText(content, "text") ?? parts.join("\n");
  if (type === "execution_output") return text === "" ? null : fence(text, { language: "" });
  if (recipient.startsWith("canmore.")) return readDocument(text);
  if (type !== "code" || (recipient !== "python" && recipient !== "all")) return null;
  const told = ownText(content, "language") ?? "";
  const language =
    told === "unknown" || told === "" ? (recipient === "python" ? recipient : "") : told;
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
  const pieces = ownList(fields, "updates").map((value) => {
    return ownText(asFields(value) ?? {}, "replacement") ?? "";
  });
  const said = pieces.filter((piece) => piece !== "");
  return said.length === 0 ? null : said.map((piece) => fence(piece, { language })).join("\n\n");
}

/** `code/python` is Python; a document is a text. */
function languageOf(type: string): string | null {
  return type.startsWith("code/") ? type.slice("code/".length) : null;
}
