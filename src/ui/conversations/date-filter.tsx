import { useEffect, useRef } from "react";
import { withFilter, withoutKey } from "../../search/edit-query";
import type { ParsedQuery } from "../../search/parse-query";
import { searchWords } from "../words/search-words";

type Props = {
  readonly typed: string;
  readonly parsed: Pick<ParsedQuery, "before" | "after">;
  readonly onTyped: (typed: string) => void;
};

const LAST_DAYS = [7, 30, 365] as const;

/** Since when and until before when, as days or as the last so many. */
export function DateFilter({ typed, parsed, onTyped }: Props) {
  const { filters } = searchWords;
  return (
    <>
      {(["after", "before"] as const).map((key) => (
        <DayField
          key={key}
          name={key}
          day={toDay(parsed[key])}
          onDay={(day) =>
            onTyped(day === "" ? withoutKey(typed, key) : withFilter(typed, key, day))
          }
        />
      ))}
      <div className="flex basis-full flex-wrap gap-1.5">
        {LAST_DAYS.map((days) => (
          <button
            key={days}
            type="button"
            data-last-days={days}
            onClick={() => onTyped(withFilter(typed, "after", toDay(daysAgo(days - 1))))}
            className="rounded-md border border-line px-2 py-0.5 text-meta text-muted hover:text-ink"
          >
            {filters.lastDays(days)}
          </button>
        ))}
      </div>
    </>
  );
}

type DayProps = {
  readonly name: "after" | "before";
  readonly day: string;
  readonly onDay: (day: string) => void;
};

/** A day; while its year is being typed the field keeps what it shows to itself. */
function DayField({ name, day, onDay }: DayProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = field.current;
    if (element !== null && element !== document.activeElement) element.value = day;
  }, [day]);
  return (
    <label className="flex items-center gap-1 text-meta text-muted">
      {searchWords.filters[name]}
      <input
        ref={field}
        type="date"
        data-date={name}
        defaultValue={day}
        onChange={({ currentTarget: { value } }) => {
          if (value === "" || value >= FIRST_DAY) onDay(value);
        }}
        className="rounded-md border border-field bg-raised px-1 py-0.5 text-meta text-ink"
      />
    </label>
  );
}

/** This time of day so many days ago, one of which may have had 23 or 25 hours. */
function daysAgo(days: number): number {
  const day = new Date();
  return day.setDate(day.getDate() - days);
}

/** A year that is half typed comes as one of the first centuries. */
const FIRST_DAY = "1970-01-01";

/** The day here of a time in milliseconds since 1970, as a date field has it; empty for none. */
function toDay(time: number | null): string {
  if (time === null) return "";
  const day = new Date(time);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(day.getFullYear()).padStart(4, "0")}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
