import type { Gate, Session } from "../gate/gate";
import { PresencePart } from "../gate/presence-part";
import { useGate } from "../gate/use-gate";
import { useRestorer } from "../restore/use-restorer";
import { SetUp } from "../set-up/set-up";
import { useCell } from "../use-cell";
import { welcomeWords } from "../words/welcome-words";
import { RestorePart } from "./restore-part";

type Props = { readonly gate: Gate<Session>; readonly onOpen: () => void };

/** What Confidant is, the choice of its lock while none was made, and the button that opens it. */
export function WelcomePage({ gate, onOpen }: Props) {
  const { status, settingUp } = useGate(gate);
  const restorer = useRestorer(gate);
  const { at } = useCell(restorer.state);
  const isNew = settingUp || status?.state === "new";
  // A step of either has the page to itself; what became of a restore stays when the vault is there.
  const restores = at === "restoring" || at === "done" || (isNew && !settingUp);
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 bg-page px-6 py-6 text-base text-ink">
      <header className="flex flex-col gap-6">
        <img src="/icon/128.png" alt="" width={48} height={48} />
        <h1 className="text-title font-semibold">{welcomeWords.title}</h1>
        <p>{welcomeWords.what}</p>
        <button
          id="open-panel"
          type="button"
          onClick={onOpen}
          className="self-start rounded-md bg-accent px-4 py-2 text-on-accent"
        >
          {welcomeWords.open}
        </button>
        <p className="text-small text-muted">{welcomeWords.pin}</p>
      </header>
      {isNew && (
        <div data-gate="new" hidden={at !== "ready"} className="border-t border-line pt-6">
          <SetUp gate={gate} canPrint />
        </div>
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
