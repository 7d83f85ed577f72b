import type { Id } from "../../domain/id";
import { FailureLine } from "../failure-line";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import type { SummaryController } from "./summary-controller";

type Props = {
  readonly controller: SummaryController;
  /** The dropped summary that this is about; null for the one that stands. */
  readonly dropped: Id | null;
};

/** Why the last change of a summary was not made, at its own mark; nothing where it was. */
export function Trouble({ controller, dropped }: Props) {
  const { failure, failedId, shown } = useCell(controller);
  const isOfDropped = (shown?.dropped ?? []).some(({ id }) => id === failedId);
  if ((isOfDropped ? failedId : null) !== dropped) return null;
  return <FailureLine failure={failure?.code === "conflict" ? words.summary.changed : failure} />;
}
