import { useState } from "react";
import type { NewWay } from "../../domain/unlock-way";
import { FailureLine } from "../failure-line";
import type { Gate, Session } from "../gate/gate";
import { LinkButton } from "../link-button";
import { useAct } from "../use-act";
import { useFirstFocus } from "../use-first-focus";
import { words } from "../words/words";
import { RecoveryKeyForm } from "./recovery-key-form";

type Props<S extends Session> = { readonly gate: Gate<S>; readonly canPrint: boolean };

/** The second way in, offered right after the first; going on without it says what that means. */
export function OfferRecoveryKey<S extends Session>({ gate, canPrint }: Props<S>) {
  const title = useFirstFocus<HTMLHeadingElement>();
  const [skipping, setSkipping] = useState(false);
  const { busy, failure, run } = useAct();
  const finish = () => gate.setUp(false);
  const add = async (way: NewWay) => {
    const generation = gate.get().status?.generation ?? 1;
    const added = await run(async () => {
      gate.accept(await gate.client.call("vault.addWay", { generation, way }));
    });
    if (added) finish();
    // Another window may have changed the ways: the next attempt names the generation of now.
    else await gate.ask();
  };
  const { recoveryKey } = words;
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-title font-semibold focus:outline-none">
        {recoveryKey.title}
      </h1>
      <p className="text-muted">{recoveryKey.why}</p>
      <RecoveryKeyForm client={gate.client} canPrint={canPrint} busy={busy} onWay={add} />
      <FailureLine failure={failure} />
      {skipping ? (
        <div role="alert" className="flex flex-col gap-1 text-small">
          <p className="text-caution">{recoveryKey.skipMeans}</p>
          <LinkButton data-skip-confirm="" onClick={finish}>
            {recoveryKey.skipAgain}
          </LinkButton>
        </div>
      ) : (
        <LinkButton data-skip="" onClick={() => setSkipping(true)}>
          {recoveryKey.skip}
        </LinkButton>
      )}
    </>
  );
}
