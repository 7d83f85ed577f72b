import { useCallback, useEffect, useState } from "react";
import type { StoreList as Stores } from "../../contract/data";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import type { Gate } from "../gate/gate";
import { useGate } from "../gate/use-gate";
import { ROWS } from "../kit/rows-style";
import { QuietButton } from "../quiet-button";
import { StartNew } from "../recovery/start-new";
import { useAct } from "../use-act";
import { optionsWords } from "../words/options-words";
import type { OptionsSession } from "./options-session";
import { storeNumber } from "./store-number";

/** The stores of this profile: which one is used, and how another comes to be. */
export function StoreList({ gate }: { readonly gate: Gate<OptionsSession> }) {
  const [list, setList] = useState<Stores | null>(null);
  const { busy, failure, run } = useAct();
  const { status } = useGate(gate);
  const ask = useCallback(
    () => run(async () => setList(await runTwice(() => gate.client.call("store.list", {})))),
    [gate, run],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the vault may be another store.
  useEffect(() => {
    ask();
  }, [ask, status?.state]);
  const use = async (name: string) => {
    await run(async () => setList(await gate.client.call("store.use", { name })));
    await gate.ask();
  };
  const { dataPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{dataPage.storesWhy}</p>
      <ul className={ROWS}>
        {(list?.stores ?? []).map((name) => (
          <li key={name} data-store={name} className="flex items-center gap-3 p-3">
            <span className="grow font-semibold">{dataPage.store(storeNumber(name))}</span>
            {name === list?.current ? (
              <span className="text-small text-muted">{dataPage.current}</span>
            ) : (
              <QuietButton data-use-store="" disabled={busy} onClick={() => use(name)}>
                {dataPage.use}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
      <FailureLine failure={failure} onAgain={list === null ? ask : undefined} />
      <StartNew gate={gate} />
    </>
  );
}
