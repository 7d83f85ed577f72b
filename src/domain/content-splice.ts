import { AppError } from "./app-error";
import type { ContentSplice } from "./block";
import { type BlockContent, blockContentSchema } from "./block-content";
import { isRecord } from "./is-record";
import { parseJson } from "./parse-json";
import { spliceBetween } from "./text-splice";

/** The content as JSON with the keys in one order: the same content always is the same text. */
export function canonicalJson(content: BlockContent): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    isRecord(value) ? sorted(value) : value,
  );
}

/** The one replacement in the content's canonical JSON that leads from the former to the later. */
export function spliceOf(before: BlockContent, after: BlockContent): ContentSplice {
  const [from, to] = [canonicalJson(before), canonicalJson(after)];
  const splice = spliceBetween(from, to);
  if (splice === null) return { at: 0, removed: "", inserted: "" };
  const { at, remove, insert } = splice;
  return { at, removed: from.slice(at, at + remove), inserted: insert };
}

/** The content after that replacement. `row-tampered` where it did not begin at this content. */
export function spliceContent(
  before: BlockContent,
  { at, removed, inserted }: ContentSplice,
): BlockContent {
  const from = canonicalJson(before);
  const end = at + removed.length;
  if (from.slice(at, end) !== removed) throw new AppError("row-tampered");
  const parsed = blockContentSchema.safeParse(
    parseJson(from.slice(0, at) + inserted + from.slice(end)),
  );
  if (!parsed.success) throw new AppError("row-tampered");
  return parsed.data;
}

/** The content before that replacement. `row-tampered` where it did not lead to this content. */
export function unsplice(after: BlockContent, splice: ContentSplice): BlockContent {
  const { at, removed, inserted } = splice;
  return spliceContent(after, { at, removed: inserted, inserted: removed });
}

function sorted(value: Readonly<Record<string, unknown>>): unknown {
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, value[name]]));
}
