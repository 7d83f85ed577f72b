import { useEffect, useRef, useState } from "react";
import type { Gate, Session } from "../gate/gate";
import { PresencePart } from "../gate/presence-part";
import { useGate } from "../gate/use-gate";
import { QuietButton } from "../quiet-button";
import { createKeptFiles } from "../restore/kept-files";
import { RestoreFlow } from "../restore/restore-flow";
import type { Restorer } from "../restore/restorer";
import { useRestorer } from "../restore/use-restorer";
import { SetUp } from "../set-up/set-up";
import { useCell } from "../use-cell";
import { restoreWords } from "../words/restore-words";
import { welcomeWords } from "../words/welcome-words";

type Props = {
  readonly gate: Gate<Session>;
  /** Opens the side panel, within a person's click or shortly after one; fails beyond that. */
  readonly onOpen: () => Promise<void>;
};

/** What Confidant is, the choice of its lock while none was made, and then the way to the panel. */
export function WelcomePage({ gate, onOpen }: Props) {
  const { status } = useGate(gate);
  const restorer = useRestorer(gate);
  const { at } = useCell(restorer.state);
  const [wasMade, setMade] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const isNew = status?.state === "new";
  // What became of a restore stays when the vault is there.
  const restores = at === "restoring" || at === "done" || isNew;
  // Where the browser takes it for no wish of the person's any more, the button is what is left.
  const open = () => {
    onOpen().then(
      () => setOpened(true),
      () => {},
    );
  };
  const onMade = () => {
    setMade(true);
    open();
  };
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 bg-page px-6 py-6 text-base text-ink">
      <header className="flex flex-col gap-6">
        <img src="/icon/128.png" alt="" width={48} height={48} />
        <h1 className="text-title font-semibold">{welcomeWords.title}</h1>
        <p>{welcomeWords.what}</p>
      </header>
      {isNew && (
        <div data-gate="new" hidden={at !== "ready"} className="border-t border-line pt-6">
          <SetUp gate={gate} heading="h2" onMade={onMade} />
        </div>
      )}
      {status !== null && !isNew && (
        <PanelOpener isOpened={isOpened} takesFocus={wasMade} onOpen={open} />
      )}
      {restores && (
        <div className="border-t border-line pt-6">
          <RestorePart restorer={restorer} />
        </div>
      )}
      <PresencePart gate={gate} />
    </main>
  );
}

type PanelOpenerProps = {
  readonly isOpened: boolean;
  /** Whether the form that had the keyboard is gone. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
};

/** The button that opens the side panel, and how it is found again. */
function PanelOpener({ isOpened, takesFocus, onOpen }: PanelOpenerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-col gap-4">
      <p role="status" data-opened={isOpened} className="empty:hidden">
        {isOpened && welcomeWords.opened}
      </p>
      <button
        ref={button}
        id="open-panel"
        type="button"
        onClick={onOpen}
        className="self-start rounded-md bg-accent px-4 py-2 text-on-accent"
      >
        {welcomeWords.open}
      </button>
      <p className="text-small text-muted">{welcomeWords.pin}</p>
    </div>
  );
}

type RestorePartProps = { readonly restorer: Restorer };

/** Instead of beginning anew: everything from a backup. */
function RestorePart({ restorer }: RestorePartProps) {
  const { at } = useCell(restorer.state);
  const [isOpen, setOpen] = useState(false);
  const [kept] = useState(() => createKeptFiles());
  if (at === "ready" && !isOpen) {
    return (
      <QuietButton data-restore-ask="" onClick={() => setOpen(true)}>
        {restoreWords.title}
      </QuietButton>
    );
  }
  return (
    <section aria-label={restoreWords.title} className="flex flex-col gap-3">
      <h2 className="text-title font-semibold">{restoreWords.title}</h2>
      <RestoreFlow restorer={restorer} kept={kept} offersKept />
    </section>
  );
}
