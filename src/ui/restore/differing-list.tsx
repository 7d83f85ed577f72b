import type { RestorePreview } from "../../contract/restore";
import { formatDate, formatExactDate, formatIso } from "../words/format";
import { restoreWords } from "../words/restore-words";
import type { RestoreMode } from "./restorer";

type Props = {
  readonly preview: RestorePreview;
  readonly mode: RestoreMode;
  /** Whether a merge brings back what was deleted here for good. */
  readonly bringsBack: boolean;
};

/** The conversations that are not the same on both sides, each with what becomes of it. */
export function DifferingList({ preview: { listed, unlisted }, mode, bringsBack }: Props) {
  if (listed.length === 0) return <p className="text-muted">{restoreWords.listNone}</p>;
  return (
    <section aria-label={restoreWords.listTitle} className="flex flex-col gap-1">
      <h4 className="font-semibold">{restoreWords.listTitle}</h4>
      <ul
        data-restore-listed={listed.length}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
        tabIndex={0}
        aria-label={restoreWords.listTitle}
        className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line bg-raised"
      >
        {listed.map((one) => (
          <Differing key={one.id} one={one} mode={mode} bringsBack={bringsBack} />
        ))}
      </ul>
      {unlisted > 0 && <p className="text-muted">{restoreWords.unlisted(unlisted)}</p>}
    </section>
  );
}

type DifferingProps = {
  readonly one: RestorePreview["listed"][number];
} & Pick<Props, "mode" | "bringsBack">;

function Differing({ one, mode, bringsBack }: DifferingProps) {
  const { title, updatedAt, diffStatus, there, here } = one;
  const isBack = diffStatus === "deleted" && mode === "merge" && bringsBack;
  const action = isBack ? restoreWords.mergeBack : restoreWords.mergeActions[mode][diffStatus];
  return (
    <li data-diff-status={diffStatus} className="flex flex-col p-2">
      <span className="flex items-baseline gap-3">
        <bdi className="min-w-0 grow wrap-anywhere">{title || restoreWords.untitled}</bdi>
        <time
          dateTime={formatIso(updatedAt)}
          title={formatExactDate(updatedAt)}
          className="shrink-0 text-meta text-muted"
        >
          {formatDate(updatedAt)}
        </time>
      </span>
      <span className="text-meta text-muted">
        {[
          restoreWords.differs[diffStatus],
          ...(there > 0 ? [restoreWords.there(there)] : []),
          ...(here > 0 ? [restoreWords.here(here)] : []),
        ].join(" · ")}
      </span>
      <span className="text-meta">{action}</span>
    </li>
  );
}
