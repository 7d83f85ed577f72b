import { originOf } from "../domain/connection-url";
import type { Id } from "../domain/id";
import { createOneByOne } from "../domain/one-by-one";
import type { HostPermissions } from "../platform/host-permissions";
import type { Store } from "../store/create-store";

/** Leave to reach servers, which lasts as long as something leads to them. */
export type HostLeave = {
  /** Gives back leave that no connection and no unfinished download needs; never fails. */
  readonly tidy: () => Promise<void>;
  /** Keeps leave for what was removed and may come back, until the returned function is called. */
  readonly keepFor: (urls: readonly string[]) => () => void;
  /** Keeps leave for where the person signs in for that connection, some time or until `signedIn`. */
  readonly keepToSignIn: (id: Id, url: string) => void;
  /** Its sign-in has ended: what it was for, the connection itself leads to. */
  readonly signedIn: (id: Id) => void;
};

type Deps = {
  readonly store: {
    readonly connections: Pick<Store["connections"], "list">;
    readonly modelFiles: Pick<Store["modelFiles"], "list">;
  };
  readonly permissions: Pick<HostPermissions, "keepOnly">;
  readonly later: (run: () => void, milliseconds: number) => unknown;
  readonly onError: (error: unknown) => void;
};

/** Milliseconds for somebody who looks for a password; whoever closes the window tells nobody. */
const SIGN_IN_MS = 15 * 60_000;

/** The only place that gives leave back: a page may be gone before it could. */
export function createHostLeave({ store, permissions, later, onError }: Deps): HostLeave {
  const steps = createOneByOne();
  const keptFor = new Set<readonly string[]>();
  const signingIn = new Map<Id, () => void>();
  const tidyNow = async () => {
    const [connections, files] = await Promise.all([
      store.connections.list(),
      store.modelFiles.list(),
    ]);
    const unfinished = files.flatMap(({ state, url }) =>
      state === "ready" || url === undefined ? [] : [url],
    );
    // What is not to be called needs no leave.
    const called = connections.filter(({ held }) => held !== true);
    const signing = called.flatMap(({ signedInAt = [] }) => signedInAt);
    const leading = [...called.map(({ url }) => url), ...[...keptFor].flat(), ...signing];
    const urls = [...leading, ...unfinished];
    await permissions.keepOnly([...new Set(urls.map(originOf))]);
  };
  const tidy = () => steps.run(tidyNow).catch(onError);
  const keepFor = (urls: readonly string[]) => {
    const own = [...urls];
    keptFor.add(own);
    return () => void keptFor.delete(own);
  };
  const signedIn = (id: Id) => {
    signingIn.get(id)?.();
    signingIn.delete(id);
  };
  const keepToSignIn = (id: Id, url: string) => {
    signedIn(id);
    const letGo = keepFor([url]);
    signingIn.set(id, letGo);
    later(() => {
      if (signingIn.get(id) !== letGo) return;
      signedIn(id);
      void tidy();
    }, SIGN_IN_MS);
  };
  return { tidy, keepFor, keepToSignIn, signedIn };
}
