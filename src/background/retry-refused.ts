import { AppError } from "../domain/app-error";
import type { Connection } from "../domain/connection";
import { isLoopbackUrl, originOf } from "../domain/connection-url";
import { refusedOrigins } from "../domain/refused-origins";
import type { Store } from "../store/create-store";
import { type HiddenOrigins, readKept } from "./hidden-origins";

type Server = {
  /** What is asked; only its origin counts. */
  readonly url: string;
  /** Null for the built-in Ollama server. */
  readonly connection: Pick<Connection, "id" | "kind"> | null;
};

/** Sends a request, and once more where that mends how an Ollama of this machine refused it. */
export type RetryRefused = (server: Server, send: () => Promise<Response>) => Promise<Response>;

type Deps = {
  readonly store: {
    readonly settings: Pick<Store["settings"], "read" | "update">;
    readonly connections: Pick<Store["connections"], "list" | "hideOrigin">;
  };
  readonly origins: Pick<HiddenOrigins, "apply" | "begin" | "borrow" | "hides">;
  readonly onError: (error: unknown) => void;
};

const FORBIDDEN = 403;
/** What Ollama itself says of a model that it does not have. */
const NOT_FOUND = 404;

/**
 * Ollama answers 403 to extensions that it was not told of, before it looks at what is asked. On
 * this machine, unless the person has said no, the request is then made once more without our
 * origin: where that helps, it is kept for that server; where not, all is as it was. Nothing is kept
 * before it has helped: a worker that dies in between leaves a rule that the next one takes away.
 */
export function createRetryRefused({ store, origins, onError }: Deps): RetryRefused {
  return async (server, send) => {
    const { url, connection } = server;
    // A worker that only wakes has answered before: nothing goes out before what is hidden is known.
    const origin = originOf(url);
    await origins.begin().catch(() => refuseShown(origin));
    if (!isLoopbackUrl(url) || (connection !== null && connection.kind !== "ollama")) return send();
    const wasHidden = origins.hides(origin);
    const refused = await send();
    if (refused.status !== FORBIDDEN || wasHidden) return refused;
    const giveBack = await borrow(origin);
    if (giveBack === null) return refused;
    try {
      const answered = await send();
      refused.body?.cancel().catch(() => {});
      if (answered.ok || answered.status === NOT_FOUND) {
        await keep(store, { origin, connection }).catch(onError);
      }
      return answered;
    } finally {
      await giveBack().catch(onError);
    }
  };

  /** Nothing goes without its rule to a server that is not to be told which extension asks. */
  async function refuseShown(origin: string): Promise<void> {
    if (origins.hides(origin) || !(await readKept(store)).includes(origin)) return;
    throw new AppError("provider-unreachable", { data: { host: new URL(origin).host } });
  }

  /** Null where there is no rule to be had, or none is wanted. */
  async function borrow(origin: string): Promise<(() => Promise<void>) | null> {
    try {
      if (await isUnwanted(store, origin)) return null;
      const giveBack = await origins.borrow(origin);
      if (origins.hides(origin)) return giveBack;
      // The vault was locked meanwhile.
      await giveBack();
    } catch (error) {
      onError(error);
    }
    return null;
  }
}

/** Whether the person has said no of that origin, in whichever place. */
async function isUnwanted({ settings, connections }: Deps["store"], origin: string) {
  const [built, list] = await Promise.all([settings.read(), connections.list()]);
  return refusedOrigins({ settings: built, connections: list }).has(origin);
}

/** An address that is only tried, and in no setting yet, is not kept. */
async function keep(
  { settings, connections }: Deps["store"],
  { origin, connection }: { readonly origin: string; readonly connection: Server["connection"] },
): Promise<void> {
  if (connection !== null) return connections.hideOrigin({ id: connection.id, origin });
  await settings.update((current) => {
    const isThere = originOf(current.ollamaUrl) === origin && current.hidesOrigin === undefined;
    return isThere ? { ...current, hidesOrigin: true } : null;
  });
}
