import { nameHidden } from "../../domain/hidden-characters";
import { decodeEntities } from "../markdown/decode-entities";
import { BOUNDS } from "./diagram-bounds";
import { refuseAbove } from "./refusal";

const MARKS = /[\p{M}\u200c\u200d]+/gu;

/**
 * What a label says: with its line breaks, references and hidden characters named. Anything else of
 * markup in it stays the text that it is. Refuses a long one, and many marks on a character.
 */
export function labelText(written: string): string {
  refuseAbove(BOUNDS.label, written.length);
  const text = unquoted(written.trim())
    .replace(/<br\s{0,3}\/?>|\\n/gi, "\n")
    .replace(/(?<!&)#(?=\w{1,8};)/g, (_, at, all) => (/^\d/.test(all.slice(at + 1)) ? "&#" : "&"));
  const lines = decodeEntities(text).split("\n");
  const named = nameHidden(lines.map((line) => line.replace(/\s+/g, " ").trim()).join("\n"));
  for (const [marks] of named.matchAll(MARKS)) refuseAbove(BOUNDS.marks, [...marks].length);
  return named.trim();
}

/** Without the marks around a text: quotes, and the backticks of one that is markdown. */
function unquoted(text: string): string {
  const inner = /^"([\s\S]*)"$/.exec(text)?.[1] ?? text;
  return /^`([\s\S]*)`$/.exec(inner.trim())?.[1] ?? inner;
}
