import { lazy, Suspense, useState } from "react";
import type { VaultStatus } from "../contract/vault";
import type { Client } from "../messaging/client";
import type { ShownConversation } from "./conversation/conversation-state";
import { StorageNote } from "./conversation/storage-note";
import { useContextCard } from "./conversation/use-conversation";
import type { Panel } from "./panel";

// Read when they are needed: the panel's first picture does not wait for them.
const RecoveredNote = lazy(async () => {
  const { RecoveredNote: Note } = await import("./recovering/recovered-note");
  return { default: Note };
});

const RecoveryReminder = lazy(async () => {
  const { RecoveryReminder: Reminder } = await import("./lock/recovery-reminder");
  return { default: Reminder };
});

const FactsNote = lazy(async () => {
  const { FactsNote: Note } = await import("./memory/facts-note");
  return { default: Note };
});

const TourStrip = lazy(async () => {
  const { TourStrip: Strip } = await import("./tour/tour-strip");
  return { default: Strip };
});

const ProgramCards = lazy(async () => {
  const { ProgramCards: Cards } = await import("./programs/program-cards");
  return { default: Cards };
});

type Props = {
  /** Null until the worker has told. */
  readonly vault: VaultStatus | null;
  readonly client: Client;
  readonly panel: Panel;
  readonly opened: ShownConversation | null;
  /** Whether there is something to lose. */
  readonly isWorthKeeping: boolean;
  readonly isAnswering: boolean;
  /** Whether nothing has been said yet: what waits elsewhere is told then. */
  readonly isEmpty: boolean;
  readonly onMemory: () => void;
  readonly toComposer: () => void;
};

/** What there is to say of the profile, above what was said. */
export function PanelNotes(props: Props) {
  const { client, panel, vault, opened, isWorthKeeping, isAnswering, toComposer } = props;
  const { isEmpty, onMemory } = props;
  return (
    <div className="notes contents">
      {vault?.recovered !== undefined && (
        <Suspense>
          <RecoveredNote client={client} note={vault.recovered} />
        </Suspense>
      )}
      <ProgramNotes client={client} asks={vault?.asks} />
      <Storage panel={panel} opened={opened} />
      {isEmpty && opened !== null && (
        <Suspense>
          <FactsNote
            client={client}
            contextId={opened.conversation.contextId}
            onMemory={onMemory}
          />
        </Suspense>
      )}
      {vault !== null && isWorthKeeping && (
        <Suspense>
          <RecoveryReminder vault={vault} />
        </Suspense>
      )}
      {vault !== null && (
        <Suspense>
          <TourStrip
            protection={vault.protection}
            isOffered={isWorthKeeping && !isAnswering}
            toComposer={toComposer}
          />
        </Suspense>
      )}
    </div>
  );
}

type ProgramProps = Pick<Props, "client"> & Pick<VaultStatus, "asks">;

/** What programs ask for; where that is told aloud stands before any does, or nobody would hear it. */
export function ProgramNotes({ client, asks }: ProgramProps) {
  const [news, setNews] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setNews} aria-live="polite" data-program-news="" className="sr-only" />
      {asks !== undefined && (
        <Suspense>
          <ProgramCards client={client} news={news} />
        </Suspense>
      )}
    </>
  );
}

function Storage({ panel, opened }: Pick<Props, "panel" | "opened">) {
  return <StorageNote opened={opened} card={useContextCard(panel.conversation)} />;
}
