import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { VaultStatus } from "../contract/vault";
import { Announcer } from "./conversation/announcer";
import type { ConversationState } from "./conversation/conversation-state";
import { ConversationView } from "./conversation/conversation-view";
import { runningTurn } from "./conversation/entries";
import { useContextNews } from "./conversation/use-context-news";
import { Header } from "./header/header";
import { Inspector } from "./inspector/inspector";
import { useInspector } from "./inspector/use-inspector";
import { EmptyState } from "./models/empty-state";
import { useModels } from "./models/use-models";
import type { Panel } from "./panel";
import { PanelFooter } from "./panel-footer";

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
  const inspector = useInspector();
  const news = useContextNews(panel, state);
  useStopOnEscape(running, panel.turns.cancel);
  const isEmpty = state.loaded && state.messages.length === 0 && state.pending.length === 0;
  return (
    <div className="flex h-dvh flex-col bg-page text-base text-ink">
      <Header
        contextName={state.opened?.contextName ?? ""}
        title={state.opened?.conversation.title ?? ""}
        vault={vault}
        onLock={onLock}
      />
      <ConversationView
        state={state}
        damaged={vault?.damaged ?? 0}
        panel={panel}
        onInspect={inspector.openTurn}
      >
        {isEmpty && <EmptyState models={models} />}
      </ConversationView>
      <Announcer finished={state.finished} news={news} />
      <PanelFooter
        panel={panel}
        state={state}
        models={models}
        vault={vault}
        running={running}
        onInspect={inspector.openTyped}
      />
      {inspector.what && (
        <Inspector
          panel={panel}
          what={inspector.what}
          onClose={inspector.close}
          onClosed={inspector.giveBack}
        />
      )}
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
