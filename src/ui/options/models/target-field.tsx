import { SelectField } from "../../kit/select-field";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import type { ModelController } from "./model-controller";

/** What a model is chosen for: in general, or one of the contexts. */
export function TargetField({
  controller,
}: {
  readonly controller: Pick<ModelController, "state" | "aim">;
}) {
  const { contexts, target } = useCell(controller.state);
  const { models } = connectionWords;
  const named = contexts.map(({ id, name }) => [id, models.inContext(name)]);
  return (
    <SelectField
      name="target"
      label={models.useIn}
      value={target ?? ""}
      options={{ "": models.everywhere, ...Object.fromEntries(named) }}
      onChange={(id: string) => controller.aim(id === "" ? null : id)}
    />
  );
}
