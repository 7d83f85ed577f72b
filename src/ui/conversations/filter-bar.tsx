import { X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { withFilter, withoutFilter, withoutKey } from "../../search/edit-query";
import { type ParsedQuery, parseQuery, type TypedFilter } from "../../search/parse-query";
import { searchWords } from "../words/search-words";
import { DateFilter } from "./date-filter";
import { Toggle } from "./toggle";

type Props = {
  /** As it stands in the search field: filters are parts of it, typed or chosen here. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Gives the keyboard to the search field: a chip that is removed had it. */
  readonly onRemoved: () => void;
};

const PARTS = ["from", "kind", "date", "tag", "help"] as const;
type Part = (typeof PARTS)[number];

/** What makes a search narrower: the filters there are, and those in use as chips. */
export function FilterBar({ typed, onTyped, onRemoved }: Props) {
  const [open, setOpen] = useState<Part | null>(null);
  const id = useId();
  const parsed = parseQuery(typed);
  const { row, names } = searchWords.filters;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own. */}
      <div role="group" aria-label={row} className="flex flex-wrap items-center gap-1.5">
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            data-filter={part}
            aria-expanded={open === part}
            aria-controls={open === part ? id : undefined}
            onClick={() => setOpen(open === part ? null : part)}
            className={`rounded-md border border-line px-2 py-0.5 text-meta hover:text-ink ${open === part ? "bg-tint text-ink" : "text-muted"} ${part === "help" ? "ms-auto" : ""}`}
          >
            {names[part]}
          </button>
        ))}
      </div>
      {open !== null && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own.
        <div
          id={id}
          role="group"
          aria-label={names[open]}
          data-filter-choice={open}
          className="flex flex-wrap items-center gap-1.5 rounded-md bg-tint p-1.5"
        >
          <Choice part={open} typed={typed} parsed={parsed} onTyped={onTyped} />
        </div>
      )}
      <Chips
        filters={parsed.filters}
        onRemove={(filter) => {
          onTyped(withoutFilter(typed, filter));
          onRemoved();
        }}
      />
    </>
  );
}

type ChoiceProps = Pick<Props, "typed" | "onTyped"> & {
  readonly part: Part;
  readonly parsed: ParsedQuery;
};

function Choice({ part, typed, parsed, onTyped }: ChoiceProps): ReactNode {
  switch (part) {
    case "from":
      return <FromChoice {...{ typed, parsed, onTyped }} />;
    case "kind":
      return <KindChoice {...{ typed, parsed, onTyped }} />;
    case "date":
      return <DateFilter {...{ typed, parsed, onTyped }} />;
    case "tag":
      return <TagFilter onTag={(tag) => onTyped(withFilter(typed, "tag", tag))} />;
    case "help":
      return <SearchHelp />;
  }
}

const SPEAKERS = [
  ["user", "me"],
  ["assistant", "assistant"],
] as const;

function FromChoice({ typed, parsed, onTyped }: Omit<ChoiceProps, "part">) {
  return SPEAKERS.map(([speaker, value]) => (
    <Toggle
      key={speaker}
      name={`from-${speaker}`}
      isOn={parsed.from === speaker}
      onPress={() =>
        onTyped(
          parsed.from === speaker ? withoutKey(typed, "from") : withFilter(typed, "from", value),
        )
      }
    >
      {searchWords.filters.speakers[speaker]}
    </Toggle>
  ));
}

/** The kinds, as they are typed. */
const KINDS = [
  ["message", "message"],
  ["title", "title"],
  ["block", "block"],
  ["fact", "fact"],
  ["archival", "note"],
  ["summary", "summary"],
  ["reference", "reference"],
] as const;

function KindChoice({ typed, parsed, onTyped }: Omit<ChoiceProps, "part">) {
  return KINDS.map(([kind, value]) => (
    <Toggle
      key={kind}
      name={`kind-${kind}`}
      isOn={parsed.kinds.includes(kind)}
      onPress={() => {
        const one = parsed.filters.find((filter) => kindOf(filter) === kind);
        onTyped(one === undefined ? withFilter(typed, "kind", value) : withoutFilter(typed, one));
      }}
    >
      {searchWords.filters.kinds[kind]}
    </Toggle>
  ));
}

function kindOf({ key, value }: TypedFilter) {
  return key === "kind" ? parseQuery(`kind:${value}`).kinds[0] : undefined;
}

type ChipsProps = {
  readonly filters: readonly TypedFilter[];
  readonly onRemove: (filter: TypedFilter) => void;
};

function Chips({ filters, onRemove }: ChipsProps) {
  if (filters.length === 0) return null;
  const { inUse, remove } = searchWords.filters;
  return (
    <ul aria-label={inUse} className="flex flex-wrap items-center gap-1.5">
      {filters.map((filter) => (
        <li key={`${filter.from}`} className="flex max-w-full">
          <button
            type="button"
            data-chip={filter.key}
            aria-label={remove(chipOf(filter))}
            onClick={() => onRemove(filter)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "Backspace" && event.key !== "Delete") return;
              event.preventDefault();
              onRemove(filter);
            }}
            className="flex max-w-full items-center gap-1 rounded-md border border-accent px-2 py-0.5 text-meta text-ink hover:bg-tint"
          >
            <bdi className="min-w-0 truncate">{chipOf(filter)}</bdi>
            <X size={12} aria-hidden="true" className="shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a filter asks for, in words. */
function chipOf(filter: TypedFilter): string {
  const { chip, speakers, kinds } = searchWords.filters;
  const { key, value } = filter;
  if (key === "from") {
    return chip.from(speakers[parseQuery(`from:${value}`).from ?? "user"]);
  }
  const kind = kindOf(filter);
  return key === "kind" && kind !== undefined ? chip.kind(kinds[kind]) : chip[key](value);
}

/** What can be typed into the search field, and what each of it means. */
function SearchHelp() {
  const { title, rows } = searchWords.help;
  return (
    <div className="flex min-w-0 flex-col gap-1 text-meta">
      <p className="font-semibold">{title}</p>
      <dl className="grid grid-cols-[minmax(0,9.5rem)_1fr] gap-x-3 gap-y-0.5">
        {rows.map(([typed, means]) => (
          <div key={typed} className="contents">
            <dt className="wrap-anywhere">
              <code className="font-mono">{typed}</code>
            </dt>
            <dd className="text-muted">{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type TagFilterProps = { readonly onTag: (tag: string) => void };

/** A field for a tag that what is found has to have. */
function TagFilter({ onTag }: TagFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const { tag, addTag } = searchWords.filters;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const element = field.current;
    if (element === null || element.value.trim() === "") return;
    onTag(element.value.trim());
    element.value = "";
  };
  return (
    <form onSubmit={add} className="flex min-w-0 grow items-center gap-1.5">
      <input
        ref={field}
        aria-label={tag}
        placeholder={tag}
        dir="auto"
        autoComplete="off"
        maxLength={60}
        className="min-w-0 grow rounded-md border border-field bg-raised px-2 py-0.5 text-meta placeholder:text-muted"
      />
      <button
        type="submit"
        data-add-tag=""
        className="rounded-md border border-line px-2 py-0.5 text-meta text-muted hover:text-ink"
      >
        {addTag}
      </button>
    </form>
  );
}
