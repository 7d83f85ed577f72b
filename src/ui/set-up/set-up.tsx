import { useRef, useState } from "react";
import type { NewMethod } from "../../domain/unlock-method";
import { FailureLine } from "../failure-line";
import type { Gate, Session } from "../gate/gate";
import { LinkButton } from "../link-button";
import { useAct } from "../use-act";
import { words } from "../words/words";
import { ChooseMethod } from "./choose-method";
import { PasskeyForm } from "./passkey-form";
import { PassphraseForm } from "./passphrase-form";

type Props<S extends Session> = {
  readonly gate: Gate<S>;
  /** The rank of its title on the page that it stands on. */
  readonly heading?: "h1" | "h2";
  /** Called when the vault was made here; where another page was first, the gate goes on alone. */
  readonly onMade?: () => void;
};
type Kind = "passphrase" | "passkey";

/** The first run's one question: how the vault is locked. Nothing is stored before its answer. */
export function SetUp<S extends Session>({ gate, heading: Heading = "h1", onMade }: Props<S>) {
  const [kind, setKind] = useState<Kind | null>(null);
  const former = useRef<Kind>(null);
  const { busy, failure, run } = useAct();
  const make = async (method: NewMethod) => {
    const made = await run(async () => {
      gate.accept(await gate.client.call("vault.setUp", { method }));
    });
    if (made) onMade?.();
    // A vault that another page made meanwhile is the answer to this one, too.
    else await gate.ask();
  };
  const choose = (next: Kind | null) => {
    former.current = kind;
    setKind(next);
  };
  return (
    <div data-set-up={kind ?? "choose"} className="flex flex-col gap-4">
      <Heading className="text-title font-semibold">{words.setUp.title}</Heading>
      {kind === null ? (
        <ChooseMethod
          busy={busy}
          former={former.current}
          onKind={choose}
          onNone={() => make({ kind: "device" })}
        />
      ) : (
        <>
          {kind === "passphrase" && <PassphraseForm busy={busy} onMethod={make} />}
          {kind === "passkey" && <PasskeyForm busy={busy} onMethod={make} />}
          <LinkButton disabled={busy} onClick={() => choose(null)}>
            {words.setUp.back}
          </LinkButton>
        </>
      )}
      <FailureLine failure={failure} />
    </div>
  );
}
