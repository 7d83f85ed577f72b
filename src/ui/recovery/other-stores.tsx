import { useState } from "react";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import type { Gate, Session } from "../gate/gate";
import { storeNumber } from "../options/store-number";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { words } from "../words/words";

/** The way to another store from one that stays locked; tells of none before it is asked. */
export function OtherStores<S extends Session>({ gate }: { readonly gate: Gate<S> }) {
  const [others, setOthers] = useState<readonly string[] | null>(null);
  const { busy, failure, run } = useAct();
  const { otherStores } = words;
  const list = () =>
    run(async () => {
      const { current, stores } = await runTwice(() => gate.client.call("store.list", {}));
      setOthers(stores.filter((name) => name !== current));
    });
  const use = async (name: string) => {
    if (await run(() => gate.client.call("store.use", { name }))) setOthers(null);
    await gate.ask();
  };
  return (
    <>
      {others === null && (
        <QuietButton data-other-stores="" disabled={busy} onClick={list}>
          {otherStores.show}
        </QuietButton>
      )}
      {others?.length === 0 && <p role="status">{otherStores.none}</p>}
      {others !== null && others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((name) => (
            <QuietButton key={name} data-use-store={name} disabled={busy} onClick={() => use(name)}>
              {otherStores.use(storeNumber(name))}
            </QuietButton>
          ))}
        </div>
      )}
      <FailureLine failure={failure} />
    </>
  );
}
