import { cleanLabel } from "../../domain/clean-label";
import type { ModelEvent } from "../../domain/provider";
import { MAX_SOURCE_TITLE, MAX_SOURCE_URL, MAX_SOURCES } from "../../domain/source";

/** Follows the sources that one answer names, in whichever form and however often. */
export type SourceBook = {
  /** Citations in order, annotations, or search results; what is none of them is passed over. */
  readonly read: (...lists: readonly unknown[]) => Iterable<ModelEvent>;
};

/**
 * A book of one answer's sources: Perplexity and xAI list them by address (`citations`), the former
 * with what they are called beside it (`search_results`), OpenAI and OpenRouter annotate the text
 * (`url_citation`). Each address once, MAX_SOURCES at most, web addresses only.
 */
export function createSourceBook(): SourceBook {
  const known = new Set<string>();
  return {
    read: function* (...lists) {
      const found = lists.flatMap(foundIn);
      const titles = new Map(found.flatMap(({ url, title }) => (title ? [[url, title]] : [])));
      for (const { url } of found) {
        if (known.has(url) || known.size >= MAX_SOURCES) continue;
        known.add(url);
        yield { type: "source", source: { url, title: titles.get(url) ?? "" } };
      }
    },
  };
}

type Found = { readonly url: string; readonly title: string };

function foundIn(list: unknown): readonly Found[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MAX_SOURCES).flatMap(toFound);
}

function toFound(entry: unknown): readonly Found[] {
  if (typeof entry === "string") return withAddress(entry, "");
  if (typeof entry !== "object" || entry === null) return [];
  if ("url_citation" in entry) return toFound(entry.url_citation);
  const url = "url" in entry && typeof entry.url === "string" ? entry.url : "";
  const title = "title" in entry && typeof entry.title === "string" ? entry.title : "";
  return withAddress(url, cleanLabel(title, MAX_SOURCE_TITLE));
}

function withAddress(text: string, title: string): readonly Found[] {
  if (text.length > MAX_SOURCE_URL || !URL.canParse(text)) return [];
  const { href, protocol, username, password } = new URL(text);
  const isWeb = protocol === "https:" || protocol === "http:";
  const isPlain = username === "" && password === "" && href.length <= MAX_SOURCE_URL;
  return isWeb && isPlain ? [{ url: href, title: title.slice(0, MAX_SOURCE_TITLE) }] : [];
}
