import { asFields, own } from "./own-fields";
import { OWN_FORMAT, OWN_VERSION } from "./own-format";
import { parseJson } from "./parse-json";
import { type ArraySplitter, createArraySplitter, type ListKind } from "./split-array";

/** Lists that hold the conversations of an object, by their names: our own and others', Page Assist's. */
const LISTS: ReadonlySet<string> = new Set(["conversations", "chat"]);

const LIST_NAME = '"conversations"';

/**
 * As `createArraySplitter`, for a file that may be an object with a list of conversations, which then
 * are the elements, and nothing else of the object is read but whether it is our own export: those
 * are marked so. One of a version that is not known is the problem `newer-version`.
 */
export function createExportSplitter(): ArraySplitter {
  return createArraySplitter({
    onList: (name, head) => (LISTS.has(name) ? kindOf(name, head) : null),
  });
}

function kindOf(name: string, head: Uint8Array | null): ListKind {
  if (name !== "conversations" || head === null) return "other";
  const text = new TextDecoder().decode(head);
  // No pattern: a run of blanks would be looked through from each of them.
  const before = text.slice(0, text.lastIndexOf(LIST_NAME)).trimEnd();
  const fields = asFields(parseJson(`${before.replace(/,$/, "")}}`));
  if (fields === null || own(fields, "format") !== OWN_FORMAT) return "other";
  return own(fields, "version") === OWN_VERSION ? "own" : "newer-version";
}
