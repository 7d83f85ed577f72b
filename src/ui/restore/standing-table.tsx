import type { RestorePreview } from "../../contract/restore";
import type { Standing } from "../../domain/standing";
import { formatNumber } from "../words/en-format";
import { restoreWords } from "../words/restore-words";

const STANDINGS: readonly Standing[] = ["new", "newer", "older", "same", "both", "deleted"];
const KINDS = ["conversations", "messages", "others"] as const;

/** How many of each kind are new, newer, older, the same, changed on both sides, or deleted here. */
export function StandingTable({ preview }: { readonly preview: RestorePreview }) {
  // What was deleted here is told where something was.
  const isAny = (standing: Standing) => KINDS.some((kind) => preview[kind][standing] > 0);
  const shown = STANDINGS.filter((standing) => standing !== "deleted" || isAny(standing));
  return (
    <div className="max-w-full overflow-x-auto">
      <table data-restore-standings="" className="w-full text-small">
        <caption className="mb-1 text-start text-muted">{restoreWords.standingsCaption}</caption>
        <thead>
          <tr className="text-meta text-muted">
            <td />
            {shown.map((standing) => (
              <th key={standing} scope="col" className="ps-2 text-end font-normal">
                {restoreWords.standings[standing]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind} data-kind={kind} className="border-t border-line align-top">
              <th scope="row" className="py-1 text-start font-normal">
                {restoreWords.kinds[kind]}
              </th>
              {shown.map((standing) => (
                <td key={standing} className="py-1 ps-2 text-end tabular-nums">
                  {formatNumber(preview[kind][standing])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
