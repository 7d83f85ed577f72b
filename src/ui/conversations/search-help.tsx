import { searchWords } from "../words/search-words";

/** What can be typed into the search field, and what each of it means. */
export function SearchHelp() {
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
