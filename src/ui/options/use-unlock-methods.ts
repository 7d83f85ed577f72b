import { useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import type { Failure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { NewMethod } from "../../domain/unlock-method";
import type { Gate } from "../gate/gate";
import { useAct } from "../use-act";
import type { OptionsSession } from "./options-session";

export type UnlockMethods = {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** A method was removed or replaced: a copy of the record from before still opens with it. */
  readonly offersRotation: boolean;
  /** Each resolves with whether it was done. */
  readonly add: (method: NewMethod) => Promise<boolean>;
  readonly replace: (methodId: Id, method: NewMethod) => Promise<boolean>;
  readonly remove: (methodId: Id) => Promise<boolean>;
  readonly rotate: () => Promise<boolean>;
  /** The same where the backup before it could not be made. */
  readonly rotateWithoutBackup: () => Promise<boolean>;
  readonly dismissOffer: () => void;
};

/** Changes of the methods, each naming the generation that this page shows; a failure shows how things are. */
export function useUnlockMethods(
  gate: Gate<OptionsSession>,
  { generation }: VaultStatus,
): UnlockMethods {
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
    add: (method) => change(() => call("vault.addMethod", { generation, method })),
    replace: (methodId, method) =>
      andOffer(change(() => call("vault.replaceMethod", { generation, methodId, method }))),
    remove: (methodId) =>
      andOffer(change(() => call("vault.removeMethod", { generation, methodId }))),
    rotate: () => rotate(),
    rotateWithoutBackup: () => rotate(true),
    dismissOffer: () => setOffers(false),
  };
}
