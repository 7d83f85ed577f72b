import { Check, Pin } from "lucide-react";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { useOptionKeys } from "./use-option-keys";

export type FinderOption = {
  readonly id: string;
  readonly name: string;
  /** What is said behind it, in the words for it. */
  readonly note?: string;
  readonly isPinned?: boolean;
  readonly isCurrent?: boolean;
};

type Props = {
  readonly label: string;
  readonly listLabel: string;
  /** What is said in place of options, or below them; empty for nothing. */
  readonly remark: string;
  readonly currentWord: string;
  readonly pinnedWord: string;
  readonly options: readonly FinderOption[];
  /** Whether the options are those of an earlier query: Enter waits for what was looked for. */
  readonly isOld?: boolean;
  /** Whether they could not be asked for: an Enter waits for nothing then. */
  readonly hasFailed?: boolean;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (id: string) => void;
};

/** A search field over a list: the arrows choose, Enter takes, and the keyboard stays in the field. */
export function Finder(props: Props) {
  const { label, listLabel, remark, options, onQuery } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const { at, chosen, setAt, onKeyDown, dropWanted } = useChoice(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody has gone to an option that moves.
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const changed = (event: ChangeEvent<HTMLInputElement>) => {
    setAt(0);
    dropWanted();
    onQuery(event.currentTarget.value);
  };
  return (
    <>
      <input
        ref={field}
        data-finder=""
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        dir="auto"
        maxLength={200}
        onChange={changed}
        onKeyDown={onKeyDown}
        className="min-w-0 shrink-0 rounded-md border border-field bg-raised px-2.5 py-1.5 placeholder:text-muted"
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={listLabel}
        className="-mx-1 flex max-h-72 min-h-0 flex-col overflow-y-auto"
      >
        {options.map((option, index) => (
          <Option
            key={option.id}
            {...props}
            option={option}
            id={`${listId}-${index}`}
            index={index}
            isAt={index === at}
          />
        ))}
      </div>
      <p role="status" className="text-meta text-muted empty:hidden">
        {remark}
      </p>
    </>
  );
}

/** What the arrows and Enter choose; an Enter on options of an earlier query is kept until theirs are there. */
function useChoice({ options, isOld = false, hasFailed = false, onChoose }: Props) {
  const [wanted, setWanted] = useState<{ readonly id: string | null } | null>(null);
  const take = (option: FinderOption | undefined) => option !== undefined && onChoose(option.id);
  const keys = useOptionKeys(options, idOf, (index) => {
    if (!isOld) return take(options[index]);
    if (hasFailed) return;
    setWanted({ id: index === 0 ? null : (options[index]?.id ?? null) });
  });
  useEffect(() => {
    if (wanted === null || (isOld && !hasFailed)) return;
    setWanted(null);
    if (hasFailed) return;
    // Who went to one by the arrows meant no other.
    take(wanted.id === null ? options[0] : options.find(({ id }) => id === wanted.id));
  });
  return { ...keys, dropWanted: () => setWanted(null) };
}

function idOf({ id }: FinderOption): string {
  return id;
}

type OptionProps = Pick<Props, "currentWord" | "pinnedWord" | "onChoose"> & {
  readonly option: FinderOption;
  readonly id: string;
  readonly index: number;
  readonly isAt: boolean;
};

function Option({ option, id, index, isAt, currentWord, pinnedWord, onChoose }: OptionProps) {
  const { name, note, isPinned = false, isCurrent = false } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keyboard and its keys.
    <div
      id={id}
      role="option"
      data-option={option.id}
      data-at={index}
      aria-selected={isAt}
      tabIndex={-1}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option.id)}
      className={`flex shrink-0 cursor-pointer items-center gap-2 rounded-md px-1.5 py-1.5 hover:bg-tint ${isAt ? "bg-tint" : ""}`}
    >
      <Check
        size={14}
        aria-hidden="true"
        className={`shrink-0 text-accent ${isCurrent ? "" : "invisible"}`}
      />
      <bdi className="min-w-0 truncate">{name}</bdi>
      {isCurrent && <span className="sr-only">, {currentWord}</span>}
      {isPinned && (
        <>
          <Pin size={12} aria-hidden="true" className="shrink-0 text-muted" />
          <span className="sr-only">, {pinnedWord}</span>
        </>
      )}
      {note && <span className="ms-auto shrink-0 text-meta text-muted">{note}</span>}
    </div>
  );
}
