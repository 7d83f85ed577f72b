import type { Failure } from "../../domain/app-error";
import { OwnText } from "../own-text/own-text";
import { SummaryFailure } from "../summaries/summary-failure";
import type { NotSeen } from "./not-seen";

type Props = {
  readonly notSeen: NotSeen;
  /** Why the last summary was not made; null where nothing failed. */
  readonly failure: Failure | null;
};

/** That the model does not see what is above, why, and why no summary stands for it. */
export function NotSeenLine({ notSeen: { sentence, because }, failure }: Props) {
  return (
    <div data-not-seen="" className="flex flex-col gap-2">
      <Aside>{sentence}</Aside>
      {failure !== null && (
        <SummaryFailure failure={failure} isReported={because === "summary-failed"} />
      )}
    </div>
  );
}

/** A quiet remark between two hairlines. */
export function Aside({ children }: { readonly children: string }) {
  return (
    <p
      data-aside=""
      className="flex items-center gap-3 text-center text-meta text-muted before:h-px before:min-w-3 before:grow before:bg-line after:h-px after:min-w-3 after:grow after:bg-line"
    >
      <span>
        <OwnText text={children} />
      </span>
    </p>
  );
}
