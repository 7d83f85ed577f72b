import type { CallInput, CallOutput } from "../contract/contract";
import { AppError } from "../domain/app-error";
import type { CallHandlers } from "../messaging/serve-calls";
import { hasLock } from "../vault/header";
import type { App } from "./app";
import { ASKS_PRESENCE, type MayAsk } from "./asks-presence";
import type { Lifecycle } from "./lifecycle";
import type { Presence } from "./presence";

type Deps = {
  readonly lifecycle: Pick<Lifecycle, "ready">;
  readonly presence: Presence;
};

/** Calls that make a vault with a lock which somebody has just chosen, where there was none. */
const MAKES: readonly MayAsk[] = ["vault.setUp", "restore.run"];

/**
 * The handlers, of which those in the table fail with `reauthentication-required` where the person
 * has not used an unlock method for a while. A vault without a lock has none that could be asked for.
 */
export function askPresence(handlers: CallHandlers, deps: Deps): CallHandlers {
  const names = Object.keys(ASKS_PRESENCE).filter(isMayAsk);
  const guarded = names.map((name) => [name, guard(handlers, name, deps)] as const);
  return { ...handlers, ...Object.fromEntries(guarded) };
}

function guard<N extends MayAsk>(handlers: CallHandlers, name: N, deps: Deps) {
  if (name === "vault.unlock" || MAKES.includes(name)) return proving(handlers, name, deps);
  return ASKS_PRESENCE[name] === false ? handlers[name] : asking(handlers, name, deps);
}

/** An unlock method is used, or a lock is chosen: whoever does it is there. */
function proving<N extends MayAsk>(handlers: CallHandlers, name: N, { lifecycle, presence }: Deps) {
  const find = (): Promise<App | null> => lifecycle.ready().catch(() => null);
  return async (input: CallInput<N>): Promise<CallOutput<N>> => {
    // Beside a vault that is open a restore proves nothing.
    const mayProve = name === "vault.unlock" || (await find()) === null;
    const answer = await handlers[name](input);
    const app = mayProve ? await find() : null;
    if (app !== null) presence.note(app);
    return answer;
  };
}

function asking<N extends MayAsk>(handlers: CallHandlers, name: N, { lifecycle, presence }: Deps) {
  const asks = ASKS_PRESENCE[name];
  return async (input: CallInput<N>): Promise<CallOutput<N>> => {
    const app = await lifecycle.ready();
    const hadLock = hasLock(app.vault.opened().header);
    const isRequired = typeof asks === "function" ? asks(app, input) : asks;
    if (isRequired && hadLock && !presence.isRecent(app)) {
      throw new AppError("reauthentication-required");
    }
    const answer = await handlers[name](input);
    // The first lock was chosen just now.
    if (!hadLock && hasLock(app.vault.opened().header)) presence.note(app);
    return answer;
  };
}

function isMayAsk(name: string): name is MayAsk {
  return Object.hasOwn(ASKS_PRESENCE, name);
}
