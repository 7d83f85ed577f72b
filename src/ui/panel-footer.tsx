import { lazy, Suspense, useEffect, useState } from "react";
import type { VaultStatus } from "../contract/vault";
import { type Failure, toFailure } from "../domain/app-error";
import { modelKey } from "../domain/model";
import { useCommands } from "./commands/use-commands";
import { Composer } from "./composer/composer";
import type { ConversationState } from "./conversation/conversation-state";
import { runTwice } from "./conversation/run-twice";
import { ModelButton } from "./models/model-button";
import type { Models } from "./models/use-models";
import type { Panel } from "./panel";
import type { PanelShell } from "./panel-shell";
import { ProblemNotice } from "./problem-notice";
import { WindowBar } from "./prompt/window-bar";
import { useCell } from "./use-cell";
import { words } from "./words/words";

// Read when a command is answered: the panel's first picture does not wait for it.
const CommandCard = lazy(async () => {
  const { CommandCard: Card } = await import("./commands/command-card");
  return { default: Card };
});
const RepairOffer = lazy(async () => {
  const { RepairOffer: Offer } = await import("./repair/repair-offer");
  return { default: Offer };
});

type Props = {
  readonly shell: PanelShell;
  readonly panel: Panel;
  readonly state: ConversationState;
  readonly models: Models;
  readonly vault: VaultStatus | null;
  readonly running: string | null;
  readonly onInspect: () => void;
};

/** Below the conversation: what went wrong or was asked, the composer, what answers and its window. */
export function PanelFooter(props: Props) {
  const { shell, panel, state, models, vault, running, onInspect } = props;
  const [showsModels, setShowsModels] = useState(false);
  const onModels = () => setShowsModels(true);
  const onBegin = (options: { readonly temporary: boolean }) =>
    shell.begin(options).catch((error: unknown) => tellProblem(panel, toFailure(error)));
  const commands = useCommands({ models, onContext: onInspect, onModels, onBegin });
  const measure = useCell(panel.meter);
  useMeasureAnew(panel, models);
  return (
    <footer className="flex flex-col gap-1 px-3 pt-1 pb-2">
      <Repair panel={panel} opened={state.opened} />
      <Problem panel={panel} state={state} />
      {commands.answer && (
        <Suspense>
          <CommandCard
            key={commands.round}
            answer={commands.answer}
            panel={panel}
            models={models}
            vault={vault}
            onDismiss={commands.dismiss}
          />
        </Suspense>
      )}
      <Composer panel={panel} opened={state.opened} running={running} onCommand={commands.run} />
      <div className="flex items-center justify-between gap-2">
        <ModelButton models={models} isOpen={showsModels} onOpenChange={setShowsModels} />
        <WindowBar measure={measure} model={models.chosen} onOpen={onInspect} />
      </div>
    </footer>
  );
}

type RepairProps = Pick<Props, "panel"> & Pick<ConversationState, "opened">;

/** Where the context does not open nothing is answered: what helps is offered before it is tried. */
function Repair({ panel, opened }: RepairProps) {
  if (opened === null || opened.card !== null) return null;
  const onRepaired = async () => {
    await panel.readContext();
    panel.edits.toComposer();
  };
  return (
    <Suspense>
      <RepairOffer
        client={panel.client}
        contextId={opened.conversation.contextId}
        onRepaired={onRepaired}
        onChange={panel.readContext}
      />
    </Suspense>
  );
}

/** What went wrong; of a context that was put aside, with the way back. */
function Problem({ panel, state }: Pick<Props, "panel" | "state">) {
  const { problem, opened } = state;
  if (problem === null) return null;
  const restore = async () => {
    if (opened === null) return;
    try {
      const input = { id: opened.conversation.contextId };
      const card = await runTwice(() => panel.client.call("context.restore", input));
      panel.conversation.dispatch({ type: "context", card });
      tellProblem(panel, null);
      panel.edits.toComposer();
    } catch (error) {
      tellProblem(panel, toFailure(error));
    }
  };
  const again = { name: words.problem.tryAgain, run: panel.sync.start };
  const back = { name: words.contextMenu.restore, run: restore };
  const isArchived = problem.code === "archived" && opened !== null;
  return (
    <ProblemNotice
      failure={problem}
      next={isArchived ? back : opened === null ? again : null}
      onDismiss={() => tellProblem(panel, null)}
    />
  );
}

function tellProblem({ conversation }: Panel, failure: Failure | null): void {
  conversation.dispatch({ type: "problem", failure });
}

/** Another model has another window; and in another tab the options may have been changed. */
function useMeasureAnew({ meter }: Panel, { chosen }: Models): void {
  const key = chosen === null ? null : modelKey(chosen);
  useEffect(() => {
    if (key !== null) meter.touch();
  }, [meter, key]);
  useEffect(() => {
    window.addEventListener("focus", meter.touch);
    return () => window.removeEventListener("focus", meter.touch);
  }, [meter]);
}
