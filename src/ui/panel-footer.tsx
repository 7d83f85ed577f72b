import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import type { VaultStatus } from "../contract/vault";
import { type Failure, toFailure } from "../domain/app-error";
import { isAside } from "../domain/expiry";
import { modelKey } from "../domain/model";
import { useCommands } from "./commands/use-commands";
import { Composer } from "./composer/composer";
import { type SettledConversation, useContextCard } from "./conversation/use-conversation";
import { ProblemNotice } from "./kit/problem-notice";
import { ModelButton } from "./models/model-button";
import type { Models } from "./models/use-models";
import type { Panel } from "./panel";
import type { PanelShell } from "./panel-shell";
import { WindowBar } from "./prompt/window-bar";
import { takeRestored } from "./take-restored";
import { useCell } from "./use-cell";
import { useNow } from "./use-now";
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

const OtherModelList = lazy(async () => {
  const { OtherModelList: List } = await import("./models/other-model-list");
  return { default: List };
});
const ArchivedNotice = lazy(async () => {
  const { ArchivedNotice: Notice } = await import("./contexts/archived-notice");
  return { default: Notice };
});

type Props = {
  readonly shell: PanelShell;
  readonly panel: Panel;
  readonly state: SettledConversation;
  readonly models: Models;
  readonly vault: VaultStatus | null;
  readonly running: string | null;
  readonly onInspect: () => void;
  readonly onMemory: () => void;
  /** Opens the search with these words. */
  readonly onSearch: (words: string) => void;
};

type WindowProps = Pick<Props, "panel"> & Omit<ComponentProps<typeof WindowBar>, "measure">;

/** Below the conversation: what went wrong or was asked, the composer, what answers and its window. */
export function PanelFooter(props: Props) {
  const { shell, panel, state, models, vault, running, onInspect, onMemory, onSearch } = props;
  const [isListOpen, setListOpen] = useState(false);
  const onBegin = (options: { readonly temporary: boolean }) =>
    shell.begin(options).catch((error: unknown) => reportProblem(panel, toFailure(error)));
  const commands = useCommands({
    ...{
      models,
      onContext: onInspect,
      onModels: () => setListOpen(true),
      onMemory,
      onSearch,
      onBegin,
    },
  });
  useMeasureAnew(panel, models);
  return (
    <footer className="mx-auto flex w-full max-w-[72ch] flex-col gap-1 px-3 pt-1 pb-2">
      <Repair panel={panel} opened={state.opened} />
      <Problem panel={panel} state={state} />
      <Archived shell={shell} panel={panel} state={state} />
      {commands.answer && (
        <Suspense>
          <CommandCard
            key={commands.round}
            answer={commands.answer}
            panel={panel}
            models={models}
            vault={vault}
            undo={shell.undo}
            onDismiss={commands.dismiss}
          />
        </Suspense>
      )}
      <Composer
        panel={panel}
        opened={state.opened}
        running={running}
        undo={shell.undo}
        onCommand={commands.run}
      />
      <OtherModels panel={panel} models={models} />
      <div className="flex items-center justify-between gap-2 max-[260px]:flex-wrap">
        <ModelButton models={models} isOpen={isListOpen} onOpenChange={setListOpen} />
        <Window panel={panel} model={models.chosen} onOpen={onInspect} />
      </div>
    </footer>
  );
}

/** What it tells is measured with every pause in typing: only the bar is drawn anew for it. */
function Window({ panel, ...rest }: WindowProps) {
  return <WindowBar measure={useCell(panel.meter)} {...rest} />;
}

/** The list for a reply that another model is to write anew; it opens at that reply. */
function OtherModels({ panel, models }: Pick<Props, "panel" | "models">) {
  const turnId = useCell(panel.otherModel);
  if (turnId === null) return null;
  const { otherModel, edits } = panel;
  return (
    <Suspense>
      <OtherModelList
        key={turnId}
        {...{ turnId, models, otherModel }}
        toComposer={edits.toComposer}
      />
    </Suspense>
  );
}

type RepairProps = Pick<Props, "panel"> & Pick<SettledConversation, "opened">;

/** Where the context does not open nothing is answered: what helps is offered before it is tried. */
function Repair({ panel, opened }: RepairProps) {
  const card = useContextCard(panel.conversation);
  if (opened === null || card !== null) return null;
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

/** What went wrong; of a context that is archived the notice below has the ways back. */
function Problem({ panel, state }: Pick<Props, "panel" | "state">) {
  const { problem, opened } = state;
  if (problem === null) return null;
  const again = { name: words.problem.tryAgain, run: panel.sync.start };
  return (
    <ProblemNotice
      failure={problem}
      next={opened === null ? again : null}
      onDismiss={() => reportProblem(panel, null)}
    />
  );
}

/** Why nothing is answered here, and the ways back; nothing for a context that answers. */
function Archived({ shell, panel, state }: Pick<Props, "shell" | "panel" | "state">) {
  const { opened, problem } = state;
  const now = useNow();
  const card = useContextCard(panel.conversation);
  // The worker knows it at the very moment: the time of a page may be half a minute old.
  const isRefused = problem?.code === "archived";
  if (opened === null || card === null || !(isRefused || isAside(card.context, card, now)))
    return null;
  return (
    <Suspense>
      <ArchivedNotice
        client={panel.client}
        card={card}
        onRestored={(restored) => takeRestored(shell, restored)}
      />
    </Suspense>
  );
}

function reportProblem({ conversation }: Panel, failure: Failure | null): void {
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
