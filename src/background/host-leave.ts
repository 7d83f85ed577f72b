import { originOf } from "../domain/connection-url";
import type { HostPermissions } from "../platform/host-permissions";
import type { Store } from "../store/create-store";
import { createOneByOne } from "./one-by-one";

/** Leave to reach servers, which lasts as long as something leads to them. */
export type HostLeave = {
  /** Gives back leave that no connection and no unfinished download needs; never fails. */
  readonly tidy: () => Promise<void>;
  /** Keeps leave for what was removed and may come back, until the returned function is called. */
  readonly keepFor: (urls: readonly string[]) => () => void;
};

type Deps = {
  readonly store: {
    readonly connections: Pick<Store["connections"], "list">;
    readonly modelFiles: Pick<Store["modelFiles"], "list">;
  };
  readonly permissions: Pick<HostPermissions, "keepOnly">;
  readonly onError: (error: unknown) => void;
};

/** The only place that gives leave back: a page may be gone before it could. */
export function createHostLeave({ store, permissions, onError }: Deps): HostLeave {
  const steps = createOneByOne();
  const keptFor = new Set<readonly string[]>();
  const tidy = async () => {
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
  return {
    tidy: () => steps.run(tidy).catch(onError),
    keepFor: (urls) => {
      const own = [...urls];
      keptFor.add(own);
      return () => void keptFor.delete(own);
    },
  };
}
