import { useState } from "react";
import type { NewWay } from "../../domain/unlock-way";
import { FailureLine } from "../failure-line";
import type { Gate, Session } from "../gate/gate";
import { LinkButton } from "../link-button";
import { useAct } from "../use-act";
import { words } from "../words/words";
import { ChooseWay } from "./choose-way";
import { NewWayForm } from "./new-way-form";
import { OfferRecoveryKey } from "./offer-recovery-key";

type Props<S extends Session> = { readonly gate: Gate<S>; readonly canPrint: boolean };
type Step = "choose" | "passphrase" | "passkey" | "recovery";

/** The first run: how the vault is locked, then a recovery key; nothing is stored before. */
export function SetUp<S extends Session>({ gate, canPrint }: Props<S>) {
  const [step, setStep] = useState<Step>("choose");
  const { busy, failure, run } = useAct();
  const make = async (way: NewWay) => {
    const withKey = way.kind !== "device";
    gate.setUp(withKey);
    const made = await run(async () => {
      gate.accept(await gate.client.call("vault.setUp", { way }));
    });
    if (made && withKey) setStep("recovery");
    if (!made) {
      gate.setUp(false);
      // A vault that another window made meanwhile is the answer to this one, too.
      await gate.ask();
    }
  };
  return (
    <div data-set-up={step} className="flex flex-col gap-4">
      {step === "recovery" ? (
        <OfferRecoveryKey gate={gate} canPrint={canPrint} />
      ) : (
        <>
          <h1 className="text-title font-semibold">{words.setUp.title}</h1>
          {step === "choose" ? (
            <ChooseWay busy={busy} onKind={setStep} onNone={() => make({ kind: "device" })} />
          ) : (
            <>
              <NewWayForm
                kind={step}
                client={gate.client}
                canPrint={canPrint}
                busy={busy}
                onWay={make}
              />
              <LinkButton disabled={busy} onClick={() => setStep("choose")}>
                {words.setUp.back}
              </LinkButton>
            </>
          )}
          <FailureLine failure={failure} />
        </>
      )}
    </div>
  );
}
