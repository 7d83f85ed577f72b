import { useState } from "react";
import type { UsageMonth } from "../../../domain/usage-month";
import { usageWords } from "../../words/usage-words";
import { MonthsTable } from "./months-table";
import { UsagePlot } from "./usage-plot";
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
