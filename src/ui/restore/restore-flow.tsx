import { assertNever } from "../../domain/assert-never";
import { useCell } from "../use-cell";
import type { KeptFiles } from "./kept-files";
import { PreviewView } from "./preview-view";
import { RestoreForm } from "./restore-form";
import { RestoreOutcome } from "./restore-outcome";
import { RestoreProgressView } from "./restore-progress-view";
import type { Restorer } from "./restorer";

type Props = {
  readonly restorer: Restorer;
  readonly kept: KeptFiles;
  /** Whether what is kept in this browser is offered: where no vault is there that lists it. */
  readonly offersKept: boolean;
};

/** A restore from the choice of a file to its end, one step at a time. */
export function RestoreFlow({ restorer, kept, offersKept }: Props) {
  const { at } = useCell(restorer.state);
  return (
    <div data-restore={at} className="flex flex-col gap-3">
      {(at === "ready" || at === "reading") && (
        // What was chosen and typed stays until it has led somewhere.
        <div hidden={at === "reading"}>
          <RestoreForm restorer={restorer} kept={kept} offersKept={offersKept} />
        </div>
      )}
      <Step restorer={restorer} />
    </div>
  );
}

function Step({ restorer }: Pick<Props, "restorer">) {
  const state = useCell(restorer.state);
  switch (state.at) {
    case "ready":
      return null;
    case "reading":
      return <RestoreProgressView step={state.step} isStopping={false} onStop={restorer.cancel} />;
    case "restoring":
      return (
        <RestoreProgressView
          step={state.step}
          isStopping={state.isStopping}
          onStop={restorer.cancel}
        />
      );
    case "previewed":
      return <PreviewView state={state} restorer={restorer} />;
    case "done":
      return <RestoreOutcome state={state} onTake={restorer.takeOver} onClose={restorer.cancel} />;
    default:
      return assertNever(state);
  }
}
