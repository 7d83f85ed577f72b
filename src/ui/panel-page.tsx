import type { Gate } from "./gate/gate";
import { GateView } from "./gate/gate-view";
import { PresencePart } from "./gate/presence-part";
import { usePageKey } from "./keys/use-page-key";
import { lockPage } from "./lock-page";
import type { PanelShell } from "./panel-shell";
import { Shell } from "./shell-context";
import { SidePanel } from "./side-panel";
import { silencePage } from "./speech/silence";
import { useCanLock } from "./use-can-lock";
import { words } from "./words/words";

/** The side panel's page: the conversation while the vault is open, else the way there. */
export function PanelPage({ gate }: { readonly gate: Gate<PanelShell> }) {
  const off = !useCanLock(gate);
  usePageKey({ key: "lock", act: () => lockPanel(gate), overAll: true, off });
  return (
    <>
      <GateView gate={gate} on="panel" waiting={<Frame />}>
        {(shell, vault) => (
          <Shell value={shell}>
            <SidePanel shell={shell} vault={vault} onLock={() => lockPanel(gate)} />
          </Shell>
        )}
      </GateView>
      <PresencePart gate={gate} />
    </>
  );
}

/** What is painted first, as the page itself has it before its script runs. */
function Frame() {
  return (
    <div className="flex h-dvh flex-col bg-page text-base text-ink">
      <div className="flex h-11 shrink-0 items-center border-b border-line ps-3 font-semibold">
        {words.appName}
      </div>
    </div>
  );
}

/** Locks by the person's wish, after what was typed last is kept. */
async function lockPanel(gate: Gate<PanelShell>): Promise<void> {
  // Keeping the draft takes a moment, in which nothing is heard on.
  silencePage();
  await lockPage(gate, ({ current }) => current.get().panel.drafts.kept());
}
