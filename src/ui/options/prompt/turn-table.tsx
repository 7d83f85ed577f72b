import { TriangleExclamationPoint } from "lucide-react";
import type { TurnFigures } from "../../../contract/health";
import { inspectorWords } from "../../words/inspector-words";
import { optionsWords } from "../../words/options-words";
import { words } from "../../words/words";

type Props = {
  readonly turns: readonly TurnFigures[];
  /** Milliseconds since 1970. */
  readonly now: number;
};

const COLUMNS = ["at", "model", "tokens", "share", "firstToken", "speed"] as const;

/** The figures of turns, one row each, newest first. */
export function TurnTable({ turns, now }: Props) {
  const { promptPage } = optionsWords;
  return (
    <section
      aria-label={promptPage.turnsTable}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table data-turns="" className="w-full text-small tabular-nums">
        <thead>
          <tr className="text-muted">
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={`py-1 pe-3 font-normal whitespace-nowrap ${isNumber(column) ? "text-end" : "text-start"}`}
              >
                {promptPage.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <TurnRow key={turn.turnId} turn={turn} now={now} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function isNumber(column: (typeof COLUMNS)[number]): boolean {
  return column !== "at" && column !== "model";
}

function TurnRow({ turn, now }: { readonly turn: TurnFigures; readonly now: number }) {
  const { promptPage } = optionsWords;
  const inspector = inspectorWords;
  const isTight = turn.warnings.length > 0;
  const number = "py-1 pe-3 text-end whitespace-nowrap";
  return (
    <tr className="border-t border-line">
      <td className="py-1 pe-3 whitespace-nowrap" title={promptPage.exactDate(turn.at)}>
        {promptPage.ago(now - turn.at)}
      </td>
      <td className="max-w-40 truncate py-1 pe-3">
        <bdi>{turn.model || words.model.guide}</bdi>
      </td>
      <td className={number} title={inspector.exactTokens(turn.tokens.total)}>
        {words.tokens(turn.tokens.total)}
      </td>
      <td className={`${number} ${isTight ? "text-caution" : ""}`}>
        {isTight && (
          <TriangleExclamationPoint size={12} aria-hidden="true" className="me-1 inline" />
        )}
        {words.percent(turn.share)}
      </td>
      <td className={number}>
        {turn.firstTokenMs === null ? promptPage.unknown : inspector.seconds(turn.firstTokenMs)}
      </td>
      <td className={number}>
        {turn.tokensPerSecond === null
          ? promptPage.unknown
          : promptPage.speed(turn.tokensPerSecond)}
      </td>
    </tr>
  );
}
