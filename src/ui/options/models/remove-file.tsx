import { isSameModel, type Model } from "../../../domain/model";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import type { ModelController } from "./model-controller";

type Props = {
  /** What the file answers as. */
  readonly model: Model;
  readonly models: Pick<ModelController, "state">;
  readonly onRemove: () => Promise<void>;
};

/** Who would miss a model file, before it is removed. */
export function RemoveFile({ model, models, onRemove }: Props) {
  const { busy, failure, run } = useAct();
  const { contexts, general } = useCell(models.state);
  const { files } = connectionWords;
  const isIt = (one: Model | null) => one !== null && isSameModel(one, model);
  const using = contexts.filter((context) => isIt(context.model)).length;
  return (
    <div className="flex flex-col gap-2 text-small">
      <p data-remove-means="">{files.removeMeans(model.name, using, isIt(general))}</p>
      <QuietButton data-remove-confirm="" aria-disabled={busy} onClick={() => run(onRemove)}>
        {files.removeConfirm}
      </QuietButton>
      <FailureLine failure={failure} />
    </div>
  );
}
