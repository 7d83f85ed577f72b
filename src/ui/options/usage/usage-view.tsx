import { useState } from "react";
import type { UsageMonth } from "../../../domain/usage-month";
import { Folded } from "../../kit/folded";
import { usageWords } from "../../words/usage-words";
import { UsagePlot } from "./usage-plot";
import { sumOf, type UsageRow, usageRows } from "./usage-row";

/** The months that there are: how they compare, and the chosen one in full; the newest is chosen at first. */
export function UsageView({ months }: { readonly months: readonly UsageMonth[] }) {
  const [choice, setChoice] = useState<string | null>(null);
  const chosen = months.find(({ month }) => month === choice) ?? months[0];
  if (chosen === undefined) {
    return (
      <p data-usage="none" className="text-small">
        {usageWords.none}
      </p>
    );
  }
  return (
    <div data-usage="" className="flex flex-col gap-4">
      <UsagePlot months={months} chosen={chosen.month} onChoose={setChoice} />
      <MonthsTable months={months} />
      <h2 className="font-semibold">{usageWords.month(chosen.month)}</h2>
      <UsageTable {...chosen} />
    </div>
  );
}

/** What the bars show as numbers, a line for each month, the newest first. */
function MonthsTable({ months }: { readonly months: readonly UsageMonth[] }) {
  const { columns, number } = usageWords;
  return (
    <Folded name={usageWords.months} part="usage-months">
      <div className="overflow-x-auto">
        <table data-usage-months="" className="w-full tabular-nums">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {columns.month}
              </th>
              {[columns.replies, columns.prompt, columns.reply, columns.cost].map((name) => (
                <th key={name} scope="col" className="py-1 ps-3 text-end font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, models }) => {
              const { replies, promptTokens, replyTokens, cost, unpriced } = sumOf(models);
              return (
                <tr key={month} className="border-t border-line align-top">
                  <th scope="row" className="py-1 text-start font-normal">
                    {usageWords.month(month)}
                  </th>
                  <td className="py-1 ps-3 text-end">{number(replies)}</td>
                  <td className="py-1 ps-3 text-end">{number(promptTokens)}</td>
                  <td className="py-1 ps-3 text-end">{number(replyTokens)}</td>
                  <td className="py-1 ps-3 text-end">{usageWords.cost(cost, unpriced)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Folded>
  );
}

/** One month's models as a table; a narrow page scrolls it sideways. */
function UsageTable({ month, models }: UsageMonth) {
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
  const { name, destination, firstTokenMs, speed } = row;
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
        {destination !== "" && <span className="block text-meta text-muted">{destination}</span>}
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
