import { optionsWords } from "../../words/options-words";
import { SearchField } from "../search-field";

type Props = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Every tag in use. */
  readonly tags: readonly string[];
  /** Null for all. */
  readonly tag: string | null;
  readonly onTag: (tag: string | null) => void;
};

/** A search by name, and the tags there are. */
export function ListFilter({ query, onQuery, tags, tag, onTag }: Props) {
  const { contextPage } = optionsWords;
  return (
    <>
      <SearchField label={contextPage.search} query={query} onQuery={onQuery} />
      {tags.length > 0 && (
        <fieldset className="flex max-h-24 flex-wrap gap-1 overflow-y-auto">
          <legend className="sr-only">{contextPage.tags}</legend>
          {tags.map((one) => (
            <button
              key={one}
              type="button"
              data-tag={one}
              aria-pressed={one === tag}
              onClick={() => onTag(one === tag ? null : one)}
              className={`rounded-md border px-2 py-0.5 text-meta ${one === tag ? "border-accent text-accent" : "border-line text-muted hover:text-ink"}`}
            >
              <bdi className="wrap-anywhere">{one}</bdi>
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
