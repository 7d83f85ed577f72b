import { useState } from "react";
import type { UsageMonth } from "../../../domain/usage-month";
import { Folded } from "../../kit/folded";
import { usageWords } from "../../words/usage-words";
import { UsagePlot } from "./usage-plot";
import { sumOf } from "./usage-row";
import { UsageTable } from "./usage-table";

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
