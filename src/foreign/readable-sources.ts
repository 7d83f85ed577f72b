import type { ImportedMessage } from "../domain/imported";
import { MAX_SOURCES, type Source, sourceSchema } from "../domain/source";

/** Of what is called a source, the web addresses, each once, as many as a reply may have. */
export function readableSources(found: readonly unknown[]): Pick<ImportedMessage, "sources"> {
  const byUrl = new Map<string, Source>();
  for (const value of found) {
    const source = sourceSchema.safeParse(value).data;
    if (source === undefined || !/^https?:/i.test(source.url)) continue;
    if (!byUrl.has(source.url)) byUrl.set(source.url, source);
  }
  return byUrl.size === 0 ? {} : { sources: [...byUrl.values()].slice(0, MAX_SOURCES) };
}
