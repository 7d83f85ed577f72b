import { type KeyboardEvent, useId } from "react";

type Props = {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
};

/** Where a list is narrowed as one types. */
export function SearchField({ label, query, onQuery }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small">
        {label}
      </label>
      <input
        id={id}
        type="search"
        data-search=""
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={stayOnEnter}
        className="w-full min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
      />
    </div>
  );
}

/** Enter ends a search that has narrowed the list already; the form around it is not sent by that. */
function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}
