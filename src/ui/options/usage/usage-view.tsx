import { ChevronRight } from "lucide-react";
import type { UsageMonth } from "../../../domain/usage-month";
import { usageWords } from "../../words/usage-words";
import { UsagePlot } from "./usage-plot";
import { UsageTable } from "./usage-table";

/** The months that there are: how they compare, the newest in full, earlier ones folded. */
export function UsageView({ months }: { readonly months: readonly UsageMonth[] }) {
  const [newest, ...earlier] = months;
  if (newest === undefined) {
    return (
      <p data-usage="none" className="text-small">
        {usageWords.none}
      </p>
    );
  }
  return (
    <div data-usage="" className="flex flex-col gap-4">
      <UsagePlot months={months} />
      <h3 className="font-semibold">{usageWords.month(newest.month)}</h3>
      <UsageTable {...newest} />
      {earlier.map((one) => (
        <details key={one.month} className="group">
          <summary className="flex cursor-pointer list-none items-center gap-1 rounded-sm">
            <ChevronRight
              size={14}
              aria-hidden="true"
              className="transition-transform group-open:rotate-90 rtl:group-not-open:-scale-x-100"
            />
            {usageWords.month(one.month)}
          </summary>
          <UsageTable {...one} />
        </details>
      ))}
    </div>
  );
}
