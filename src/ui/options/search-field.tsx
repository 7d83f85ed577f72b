import { useId } from "react";

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
        className="w-full min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
      />
    </div>
  );
}
