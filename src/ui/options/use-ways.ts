import { useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import type { Failure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { NewWay } from "../../domain/unlock-way";
import type { Gate } from "../gate/gate";
import { useAct } from "../use-act";
import type { OptionsSession } from "./options-session";

export type Ways = {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** A way was removed or replaced: a copy of the record from before still opens with it. */
  readonly offersRotation: boolean;
  /** Each resolves with whether it was done. */
  readonly add: (way: NewWay) => Promise<boolean>;
  readonly replace: (wayId: Id, way: NewWay) => Promise<boolean>;
  readonly remove: (wayId: Id) => Promise<boolean>;
  readonly rotate: () => Promise<boolean>;
  /** The same where the backup before it could not be made. */
  readonly rotateWithoutBackup: () => Promise<boolean>;
  readonly dismissOffer: () => void;
};

/** Changes of the ways, each naming the generation that this page shows; a failure shows how things are. */
export function useWays(gate: Gate<OptionsSession>, { generation }: VaultStatus): Ways {
  const { busy, failure, run } = useAct();
  const [offersRotation, setOffers] = useState(false);
  const { call } = gate.client;
  const change = async (ask: () => Promise<VaultStatus>) => {
    const done = await run(async () => gate.accept(await ask()));
    if (!done) await gate.ask();
    return done;
  };
  const andOffer = async (change: Promise<boolean>) => {
    const done = await change;
    if (done) setOffers(true);
    return done;
  };
  const rotate = (withoutBackup?: true) => {
    setOffers(false);
    return change(() => call("vault.rotate", { generation, withoutBackup }));
  };
  return {
    busy,
    failure,
    offersRotation,
    add: (way) => change(() => call("vault.addWay", { generation, way })),
    replace: (wayId, way) =>
      andOffer(change(() => call("vault.replaceWay", { generation, wayId, way }))),
    remove: (wayId) => andOffer(change(() => call("vault.removeWay", { generation, wayId }))),
    rotate: () => rotate(),
    rotateWithoutBackup: () => rotate(true),
    dismissOffer: () => setOffers(false),
  };
}
