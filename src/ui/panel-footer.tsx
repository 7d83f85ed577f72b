import { useEffect, useState } from "react";
import type { VaultStatus } from "../contract/vault";
import { modelKey } from "../domain/model";
import { CommandCard } from "./commands/command-card";
import { useCommands } from "./commands/use-commands";
import { Composer } from "./composer/composer";
import type { ConversationState } from "./conversation/conversation-state";
import { ModelButton } from "./models/model-button";
import type { Models } from "./models/use-models";
import type { Panel } from "./panel";
import { ProblemNotice } from "./problem-notice";
import { WindowBar } from "./prompt/window-bar";
import { useCell } from "./use-cell";

type Props = {
  readonly panel: Panel;
  readonly state: ConversationState;
  readonly models: Models;
  readonly vault: VaultStatus | null;
  readonly running: string | null;
  readonly onInspect: () => void;
};

/** Below the conversation: what went wrong or was asked, the composer, what answers and its window. */
export function PanelFooter({ panel, state, models, vault, running, onInspect }: Props) {
  const [showsModels, setShowsModels] = useState(false);
  const onModels = () => setShowsModels(true);
  const commands = useCommands({ models, onContext: onInspect, onModels });
  const measure = useCell(panel.meter);
  useMeasureAnew(panel, models);
  return (
    <footer className="flex flex-col gap-1 px-3 pt-1 pb-2">
      {state.problem && (
        <ProblemNotice
          failure={state.problem}
          onAgain={state.opened === null ? panel.sync.start : null}
          onDismiss={() => panel.conversation.dispatch({ type: "problem", failure: null })}
        />
      )}
      {commands.answer && (
        <CommandCard
          key={commands.round}
          answer={commands.answer}
          panel={panel}
          models={models}
          vault={vault}
          onDismiss={commands.dismiss}
        />
      )}
      <Composer panel={panel} opened={state.opened} running={running} onCommand={commands.run} />
      <div className="flex items-center justify-between gap-2">
        <ModelButton models={models} isOpen={showsModels} onOpenChange={setShowsModels} />
        <WindowBar measure={measure} model={models.chosen} onOpen={onInspect} />
      </div>
    </footer>
  );
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
