import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { VaultStatus } from "../contract/vault";
import { Composer } from "./composer/composer";
import { Announcer } from "./conversation/announcer";
import type { ConversationState } from "./conversation/conversation-state";
import { ConversationView } from "./conversation/conversation-view";
import { runningTurn } from "./conversation/entries";
import { Header } from "./header/header";
import { EmptyState } from "./models/empty-state";
import { ModelButton } from "./models/model-button";
import { useModels } from "./models/use-models";
import type { Panel } from "./panel";
import { ProblemNotice } from "./problem-notice";

type Props = {
  readonly panel: Panel;
  /** Null until the worker has told. */
  readonly vault: VaultStatus | null;
  readonly onLock: () => void;
};

/** The side panel: what was said above, what is being written below, the rest receding. */
export function SidePanel({ panel, vault, onLock }: Props) {
  const state = useConversation(panel);
  const models = useModels(panel.client);
  const running = useMemo(() => runningTurn(state), [state]);
  useStopOnEscape(running, panel.turns.cancel);
  const isEmpty = state.loaded && state.messages.length === 0 && state.pending.length === 0;
  return (
    <div className="flex h-dvh flex-col bg-page text-base text-ink">
      <Header contextName={state.opened?.contextName ?? ""} vault={vault} onLock={onLock} />
      <ConversationView state={state} damaged={vault?.damaged ?? 0} panel={panel}>
        {isEmpty && <EmptyState models={models} />}
      </ConversationView>
      <Announcer finished={state.finished} />
      <footer className="flex flex-col gap-1 px-3 pt-1 pb-2">
        {state.problem && (
          <ProblemNotice
            failure={state.problem}
            onAgain={state.opened === null ? panel.sync.start : null}
            onDismiss={() => panel.conversation.dispatch({ type: "problem", failure: null })}
          />
        )}
        <Composer panel={panel} opened={state.opened} running={running} />
        <ModelButton models={models} />
      </footer>
    </div>
  );
}

function useConversation({ conversation }: Panel): ConversationState {
  return useSyncExternalStore(conversation.subscribe, conversation.get, conversation.get);
}

function useStopOnEscape(running: string | null, cancel: (turnId: string) => Promise<void>): void {
  useEffect(() => {
    if (running === null) return;
    const onKey = (event: KeyboardEvent) => {
      // Whatever floats has taken its own Escape by now.
      if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) cancel(running);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [running, cancel]);
}
