import { useId } from "react";
import { optionsWords } from "../../words/options-words";

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
  const id = useId();
  const { contextPage } = optionsWords;
  return (
    <>
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-small">
          {contextPage.search}
        </label>
        <input
          id={id}
          data-list-search=""
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          className="w-full min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
        />
      </div>
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
