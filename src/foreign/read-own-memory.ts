import { asFields, own, ownList } from "./own-fields";
import { OWN_FORMAT, OWN_VERSION } from "./own-format";
import { parseJson } from "./parse-json";

/** Bytes of a file that is read whole for its memory. */
const MAX_BYTES = 64 * 1_048_576;

/** Bytes in which a file of ours says what it is. */
const BEGINNING = 1_024;

/**
 * What our own readable export says that contexts remembered, each element as it stands there; none of
 * any other file, and null of one that is too large to be held.
 */
export async function readOwnMemory(file: Blob): Promise<readonly unknown[] | null> {
  if (!(await file.slice(0, BEGINNING).text()).includes(OWN_FORMAT)) return [];
  if (file.size > MAX_BYTES) return null;
  const fields = asFields(parseJson(await file.text()));
  if (fields === null || own(fields, "format") !== OWN_FORMAT) return [];
  return own(fields, "version") === OWN_VERSION ? ownList(fields, "memory") : [];
}
