import { MAX_MESSAGE_BYTES } from "../domain/limits";
import { parseJson } from "../domain/parse-json";
import type { Note } from "./note";
import { asFields, type Fields, ownFields, ownList, ownText } from "./own-fields";
import { withoutFrames } from "./without-frames";

/** What stands in a text where a source, a picture or a name is shown in its place. */
const MARK = /\u{e200}[^\u{e200}\u{e201}]*\u{e201}/gu;

/** The characters that such marks are made of, where one is broken. */
const LEFT = /[\u{e200}-\u{e2ff}]/gu;

const BETWEEN = "\u{e202}";

/** The older form, whose sources are told beside the text. */
const OLD_MARK = /\u3010[^\u3010\u3011\n]{1,200}\u3011/gu;

/**
 * A reply's text with links in place of the marks that its sources are told by, and what other marks
 * show in theirs; a mark whose source is not told, and whatever is left of one, is taken out, as are
 * the lines around a text that was written to be copied.
 */
export function resolveReferences(text: string, message: Fields, note: Note): string {
  const metadata = ownFields(message, "metadata") ?? {};
  const shownBy = new Map<string, string>();
  for (const value of ownList(metadata, "content_references")) {
    const reference = asFields(value) ?? {};
    const mark = ownText(reference, "matched_text") ?? "";
    if (mark.trim() !== "") shownBy.set(mark, shownOf(reference));
  }
  const old = oldLinks(metadata, text);
  // What is told once may be shown by many marks.
  let room = MAX_MESSAGE_BYTES;
  const show = (shown: string) => {
    room -= shown.length;
    return room < 0 ? "" : shown;
  };
  return withoutFrames(text, "writing")
    .replaceAll(MARK, (mark) => show(shownBy.get(mark) || shownIn(mark, note)))
    .replaceAll(OLD_MARK, (mark) => show(shownBy.get(mark) ?? old.get(mark) ?? mark))
    .replaceAll(LEFT, "");
}

/** What a reference is shown as: its own Markdown, else links to its sources. */
function shownOf(reference: Fields): string {
  const alt = ownText(reference, "alt") ?? "";
  if (alt !== "") return alt.replaceAll(MARK, "");
  const items = ["items", "sources"].flatMap((list) => ownList(reference, list));
  const links = [reference, ...items.map((item) => asFields(item) ?? {})].flatMap(linkOf);
  if (links.length > 0) return `(${[...new Set(links)].join(", ")})`;
  return ownText(reference, "name") ?? "";
}

function linkOf(source: Fields): string[] {
  const url = ownText(source, "url") ?? "";
  if (!/^https?:\/\/[^\s()<>]+$/i.test(url)) return [];
  const title = ownText(source, "title") ?? ownText(source, "attribution") ?? "";
  return [`[${title.replaceAll(/[[\]\s]+/gu, " ").trim() || url}](${url})`];
}

/** What a mark shows by itself: a name, a link with its text, a formula; a thing of another kind is noted. */
function shownIn(mark: string, note: Note): string {
  const [kind = "", content = "", url = ""] = mark.slice(1, -1).split(BETWEEN);
  if (kind === "url" || kind === "link_title") return linkOf({ title: content, url })[0] ?? content;
  const value = kind === "entity" || kind === "genui" ? parseJson(content) : null;
  if (Array.isArray(value)) return typeof value[1] === "string" ? value[1] : "";
  const widget = asFields(value);
  if (widget === null) return "";
  const [name = ""] = Object.keys(widget);
  const formula = ownText(ownFields(widget, name) ?? {}, "content");
  if (name.startsWith("math_block") && formula !== null) return `$$${formula}$$`;
  if (name !== "citation") note("unknown");
  return "";
}

/** Links for the marks of the older form, by the places that the sources are told with. */
function oldLinks(metadata: Fields, text: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const value of ownList(metadata, "citations")) {
    const citation = asFields(value) ?? {};
    const { start_ix: start, end_ix: end } = citation;
    if (typeof start !== "number" || typeof end !== "number" || end - start > 200) continue;
    const [link] = linkOf(ownFields(citation, "metadata") ?? {});
    // The places count characters, not units of UTF-16; those of a text without pairs are the same.
    if (link !== undefined) links.set(text.slice(start, end), `(${link})`);
  }
  return links;
}
