import type { Connection } from "../domain/connection";
import { originOf } from "../domain/connection-url";
import type { HeaderRules } from "../platform/header-rules";
import type { Store } from "../store/create-store";
import { createOneByOne } from "./one-by-one";

export type HiddenOrigins = {
  /** Has the browser do what settings and connections say now; fails where it refuses. */
  readonly apply: () => Promise<void>;
  /** Leaves every header as it is, from now on: what a locked vault holds is not to be seen. */
  readonly end: () => Promise<void>;
};

type Deps = {
  readonly store: {
    readonly settings: Pick<Store["settings"], "read">;
    readonly connections: Pick<Store["connections"], "list">;
  };
  readonly rules: HeaderRules;
};

function isHidden({ hidesOrigin, held }: Connection): boolean {
  return hidesOrigin && held !== true;
}

/** The servers that are not told which extension asks them (Ollama refuses those it does not know). */
export function createHiddenOrigins({ store, rules }: Deps): HiddenOrigins {
  const steps = createOneByOne();
  let hasEnded = false;
  return {
    apply: () =>
      steps.run(async () => {
        if (hasEnded) return;
        const [settings, connections] = await Promise.all([
          store.settings.read(),
          store.connections.list(),
        ]);
        const urls = connections.filter(isHidden).map(({ url }) => url);
        if (settings.hidesOrigin === true) urls.push(settings.ollamaUrl);
        await rules.hideOriginFrom([...new Set(urls.map(originOf))]);
      }),
    end: () => {
      hasEnded = true;
      return steps.run(() => rules.hideOriginFrom([]));
    },
  };
}
