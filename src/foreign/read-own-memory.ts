import { parseJson } from "../domain/parse-json";
import { type ExportPart, toUtf8 } from "./export-part";
import { openParts } from "./open-parts";
import { asFields, own, ownList } from "./own-fields";
import { OWN_FORMAT, OWN_VERSION } from "./own-format";

/** Bytes of files that are read whole for their memory, together. */
const MAX_BYTES = 64 * 1_048_576;

/** Bytes in which a file of ours says what it is. */
const BEGINNING = 1_024;

/**
 * What our own readable exports say that contexts remembered, each element as it stands there; none of
 * any other file, and null where they are too large to be held. What cannot be read was told as that
 * when it was read for its conversations.
 */
export async function readOwnMemory(
  source: Blob | readonly File[],
): Promise<readonly unknown[] | null> {
  const memory: unknown[] = [];
  let left = MAX_BYTES;
  try {
    for (const part of await openParts(source)) {
      const text = await readOwnText(part, left);
      if (text === null) return null;
      left -= text.length;
      const fields = asFields(text === "" ? null : parseJson(text));
      if (fields === null || own(fields, "format") !== OWN_FORMAT) continue;
      if (own(fields, "version") !== OWN_VERSION) continue;
      for (const one of ownList(fields, "memory")) memory.push(one);
    }
  } catch {}
  return memory;
}

/** The text of a file that may be ours; empty for any other, null where it is too large. */
async function readOwnText(part: ExportPart, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  let isOwn = false;
  for await (const chunk of toUtf8(part.read())) {
    bytes += chunk.length;
    text += decoder.decode(chunk, { stream: true });
    isOwn ||= text.slice(0, BEGINNING).includes(OWN_FORMAT);
    if (!isOwn && bytes >= BEGINNING) return "";
    if (bytes > maxBytes) return null;
  }
  return isOwn ? text + decoder.decode() : "";
}
