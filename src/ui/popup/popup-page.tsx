import type { Gate } from "../gate/gate";
import { GateView } from "../gate/gate-view";
import { PresencePart } from "../gate/presence-part";
import { usePageKey } from "../keys/use-page-key";
import { lockPage } from "../lock-page";
import { useCanLock } from "../use-can-lock";
import type { Popup } from "./popup";
import type { PopupBrowser } from "./popup-browser";
import { PopupView } from "./popup-view";

type Props = { readonly gate: Gate<Popup>; readonly browser: PopupBrowser };

/** The popup: contexts while the vault is open, else the way there and nothing of them. */
export function PopupPage({ gate, browser }: Props) {
  const lock = () => lockPopup(gate);
  usePageKey({ key: "lock", act: lock, overAll: true, off: !useCanLock(gate) });
  return (
    <>
      <GateView gate={gate} on="panel" waiting={<Frame />}>
        {(popup, vault) => (
          <PopupView popup={popup} vault={vault} browser={browser} onLock={lock} />
        )}
      </GateView>
      <PresencePart gate={gate} />
    </>
  );
}

/** What is painted first, as the page itself has it before its script runs. */
function Frame() {
  return (
    <div className="flex h-60 flex-col bg-page p-2 text-base text-ink">
      <div className="h-9 rounded-md border border-field bg-raised" />
    </div>
  );
}

/** Locks by the person's wish, after what was typed last is kept. */
export function lockPopup(gate: Gate<Popup>): Promise<void> {
  return lockPage(gate, ({ quickAsk }) => quickAsk.kept());
}
