import type { UsageMonth } from "../../../domain/usage-month";
import { usageWords } from "../../words/usage-words";
import { type UsageRow, usageRows } from "./usage-row";

/** One month's models as a table; a narrow page scrolls it sideways. */
export function UsageTable({ month, models }: UsageMonth) {
  const { columns, hints } = usageWords;
  const name = usageWords.table(month);
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table data-usage-month={month} aria-label={name} className="w-full text-small tabular-nums">
        <thead className="text-muted">
          <tr>
            <Head name={columns.model} isFirst />
            <Head name={columns.replies} />
            <Head name={columns.prompt} />
            <Head name={columns.reply} />
            <Head name={columns.firstWord} hint={hints.firstWord} />
            <Head name={columns.speed} hint={hints.speed} />
            <Head name={columns.cost} />
          </tr>
        </thead>
        <tbody>
          {usageRows(models).map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadProps = { readonly name: string; readonly hint?: string; readonly isFirst?: boolean };

function Head({ name, hint, isFirst = false }: HeadProps) {
  return (
    <th
      scope="col"
      title={hint}
      className={`py-1 font-normal whitespace-nowrap ${isFirst ? "text-start" : "ps-3 text-end"}`}
    >
      {name}
    </th>
  );
}

function Row({ row }: { readonly row: UsageRow }) {
  const { name, place, firstTokenMs, speed } = row;
  const { number, tokens, seconds, unknown } = usageWords;
  const cells = [
    number(row.replies),
    tokens(row.promptTokens),
    tokens(row.replyTokens),
    firstTokenMs === null ? unknown : seconds(firstTokenMs),
    speed === null ? unknown : usageWords.speed(speed),
    row.cost,
  ];
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="min-w-28 py-1 text-start font-normal wrap-anywhere">
        <bdi>{name}</bdi>
        {place !== "" && <span className="block text-meta text-muted">{place}</span>}
      </th>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
        <td key={column} className="py-1 ps-3 text-end">
          {cell}
        </td>
      ))}
    </tr>
  );
}
