import type { RestorePreview } from "../../contract/restore";
import type { DiffStatus } from "../../domain/diff-status";
import { formatNumber } from "../words/format";
import { restoreWords } from "../words/restore-words";

/** What was deleted here is told beside the choice that brings it back. */
const DIFF_STATUSES = [
  "new",
  "newer",
  "older",
  "same",
  "both",
] as const satisfies readonly DiffStatus[];
const KINDS = ["conversations", "messages", "others"] as const;

/** How many of each kind are new, newer, older, the same, or changed on both sides. */
export function DiffStatusTable({ preview }: { readonly preview: RestorePreview }) {
  return (
    <div className="max-w-full overflow-x-auto">
      <table data-restore-diff="" className="w-full text-small">
        <caption className="mb-1 text-start text-muted">{restoreWords.diffCaption}</caption>
        <thead>
          <tr className="text-meta text-muted">
            <td />
            {DIFF_STATUSES.map((diffStatus) => (
              <th key={diffStatus} scope="col" className="ps-2 text-end font-normal">
                {restoreWords.diffCounts[diffStatus]}
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
              {DIFF_STATUSES.map((diffStatus) => (
                <td key={diffStatus} className="py-1 ps-2 text-end tabular-nums">
                  {formatNumber(preview[kind][diffStatus])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
