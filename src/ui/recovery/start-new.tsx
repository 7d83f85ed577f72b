import { useState } from "react";
import { FailureLine } from "../failure-line";
import type { Gate, Session } from "../gate/gate";
import { OwnText } from "../own-text/own-text";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { words } from "../words/words";

/** Begins an empty store beside the one in use, in two steps; the old one is kept as it is. */
export function StartNew<S extends Session>({ gate }: { readonly gate: Gate<S> }) {
  const [isConfirming, setConfirming] = useState(false);
  const { busy, failure, run } = useAct();
  const { startNew } = words;
  const start = async () => {
    await run(() => gate.client.call("store.startNew", {}));
    await gate.ask();
  };
  if (!isConfirming) {
    return (
      <QuietButton data-start-new="" onClick={() => setConfirming(true)}>
        {startNew.begin}
      </QuietButton>
    );
  }
  return (
    <div className="flex flex-col gap-2 text-small">
      <p>
        <OwnText text={startNew.means} />
      </p>
      <div className="flex flex-wrap gap-2">
        <QuietButton data-start-new-confirm="" disabled={busy} onClick={start}>
          {startNew.confirm}
        </QuietButton>
        <QuietButton disabled={busy} onClick={() => setConfirming(false)}>
          {startNew.cancel}
        </QuietButton>
      </div>
      <FailureLine failure={failure} />
    </div>
  );
}
