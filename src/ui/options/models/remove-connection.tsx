import type { Connection } from "../../../domain/connection";
import type { Id } from "../../../domain/id";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { useUndoCell } from "../undo-provider";
import type { ConnectionController } from "./connection-controller";
import type { ModelController } from "./model-controller";

type RemovalProps = {
  readonly controller: Pick<ConnectionController, "look" | "remove">;
  /** It was removed, and what had the keyboard with it. */
  readonly onGone: () => void;
};

type Props = RemovalProps & {
  readonly connection: Pick<Connection, "id" | "name">;
  readonly models: Pick<ModelController, "state">;
};

/** What goes with a connection, and who would miss it, before it is removed. */
export function RemoveConnection({ connection: { id, name }, models, ...rest }: Props) {
  const { contexts, general } = useCell(models.state);
  const { providers } = connectionWords;
  const using = contexts.filter(({ model }) => model?.connection === id).length;
  const means = providers.removeMeans(name, using, general?.connection === id);
  return <ConfirmRemoval id={id} means={means} {...rest} />;
}

type Confirm = RemovalProps & {
  readonly id: Id;
  /** What goes with it, in words. */
  readonly means: string;
};

/** Says what a removal means, with the button that does it. */
export function ConfirmRemoval({ id, means, controller, onGone }: Confirm) {
  const cell = useUndoCell();
  const { busy, failure, run } = useAct();
  const remove = async () => {
    await offerUndo(
      cell,
      (undo) => controller.remove(id, undo),
      (canUndo) =>
        canUndo ? { what: { kind: "connectionRemoved" }, onUndone: controller.look } : null,
    );
    onGone();
  };
  const { providers } = connectionWords;
  return (
    <div className="flex flex-col gap-2 text-small">
      <p data-remove-means="">{means}</p>
      <QuietButton data-remove-confirm="" aria-disabled={busy} onClick={() => run(remove)}>
        {providers.removeConfirm}
      </QuietButton>
      <FailureLine failure={failure} />
    </div>
  );
}
