import type { Connection } from "../domain/connection";
import { originOf } from "../domain/connection-url";
import { createOneByOne } from "../domain/one-by-one";
import { refusedOrigins } from "../domain/refused-origins";
import type { HeaderRules } from "../platform/header-rules";
import type { Store } from "../store/create-store";

export type HiddenOrigins = {
  /** Has the browser do what settings and connections say now; fails where it refuses. */
  readonly apply: () => Promise<void>;
  /** As `apply`, once: whoever asks again waits for the first, or tries again where any failed. */
  readonly begin: () => Promise<void>;
  /** Whether requests to that origin do not tell it which extension asks. */
  readonly hides: (origin: string) => boolean;
  /**
   * Hides from that origin, too, until the returned function is called, whatever is kept of it. Two
   * that want the same have one rule. Fails where the browser refuses.
   */
  readonly borrow: (origin: string) => Promise<() => Promise<void>>;
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
  return hidesOrigin === true && held !== true;
}

/** The servers that are not told which extension asks them (Ollama refuses those it does not know). */
export function createHiddenOrigins({ store, rules }: Deps): HiddenOrigins {
  const steps = createOneByOne();
  const borrowed: string[] = [];
  let hidden: ReadonlySet<string> = new Set();
  let hasEnded = false;
  let first: Promise<void> | null = null;
  const put = async (origins: readonly string[]) => {
    const next = new Set(origins);
    // Also where nothing changes: a worker before this one may have left other rules.
    await rules.hideOriginFrom([...next]);
    hidden = next;
  };
  const apply = () =>
    steps
      .run(async () => {
        if (!hasEnded) await put([...(await readKept(store)), ...borrowed]);
      })
      .catch((error: unknown) => {
        first = null;
        throw error;
      });
  return {
    apply,
    begin: () => {
      first ??= apply();
      return first;
    },
    hides: (origin) => hidden.has(origin),
    borrow: async (origin) => {
      borrowed.push(origin);
      const giveBack = () => {
        borrowed.splice(borrowed.indexOf(origin), 1);
        return apply();
      };
      try {
        await apply();
        return giveBack;
      } catch (error) {
        await giveBack().catch(() => {});
        throw error;
      }
    },
    end: () => {
      hasEnded = true;
      return steps.run(() => put([]));
    },
  };
}

/** The origins that are to be hidden from by what is kept; fails as the store does. */
export async function readKept({
  settings,
  connections,
}: Deps["store"]): Promise<readonly string[]> {
  const [built, list] = await Promise.all([settings.read(), connections.list()]);
  const urls = list.filter(isHidden).map(({ url }) => url);
  const refused = refusedOrigins({ settings: built, connections: list });
  return [...urls, ...(built.hidesOrigin === true ? [built.ollamaUrl] : [])]
    .map(originOf)
    .filter((origin) => !refused.has(origin));
}
