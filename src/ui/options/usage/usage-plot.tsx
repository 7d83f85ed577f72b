import type { UsageMonth } from "../../../domain/usage-month";
import { usageWords } from "../../words/usage-words";
import { tokensOf } from "./usage-row";

/** Sizes in the picture's own units. */
const HEIGHT = 64;
const STEP = 16;
const BAR = 12;

/** Fewer months than these are drawn as wide, so that one bar does not fill the page. */
const PLACES = 12;

/** Tokens of each month as bars, the newest last; each bar's numbers are its words, too. */
export function UsagePlot({ months }: { readonly months: readonly UsageMonth[] }) {
  const bars = months.toReversed().map(({ month, models }) => {
    return { month, tokens: models.reduce((sum, one) => sum + tokensOf(one), 0) };
  });
  const most = Math.max(1, ...bars.map(({ tokens }) => tokens));
  const width = Math.max(PLACES, bars.length) * STEP;
  const told = bars.map(({ month, tokens }) => usageWords.plotOf(month, tokens));
  return (
    <svg
      role="img"
      data-usage-plot=""
      aria-label={`${usageWords.plot}. ${told.join("; ")}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="h-24 w-full max-w-md text-accent"
      preserveAspectRatio="xMinYMax meet"
    >
      {bars.map(({ month, tokens }, place) => {
        // What is more than nothing is seen.
        const height = tokens === 0 ? 0 : Math.max(1, (tokens / most) * HEIGHT);
        return (
          <rect
            key={month}
            x={place * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={1}
            fill="currentColor"
          >
            <title>{told[place]}</title>
          </rect>
        );
      })}
    </svg>
  );
}
