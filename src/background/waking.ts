import { findCall } from "../contract/find-entry";
import { announce } from "../messaging/announcement";
import type { Port } from "../messaging/port";
import { rest } from "../platform/later";
import type { Lifecycle } from "./lifecycle";

/** As `public/begin.js` names it. */
const WAKE_PORT = "wake";

/** What a cold worker takes at most until a message is on its way, on a slow machine (ms). */
const CALL_MS = 500;

/** Tells pages that this worker has started, once the call that has woken it is on its way. */
export async function announceStarted(): Promise<void> {
  // Pages read anew what they watched: not beside that call, mostly a message.
  await rest(CALL_MS);
  announce("worker.started");
}

type Deps = {
  readonly lifecycle: Pick<Lifecycle, "ready">;
  readonly isTrusted: (sender: Port["sender"]) => boolean;
  readonly onError: (error: unknown) => void;
};

/**
 * A page that begins has its script read, and asks only then: what it asks for first is evaluated, and
 * the contexts read, while this worker has nothing else to do. Never fails.
 */
export async function makeReadyFor(
  { name, sender }: Pick<Port, "name" | "sender">,
  { lifecycle, isTrusted, onError }: Deps,
): Promise<void> {
  if (name !== WAKE_PORT || !isTrusted(sender)) return;
  // Why none opens is told to whoever asks for it.
  const app = await lifecycle.ready().catch(() => null);
  if (app === null) return;
  findCall("vault.status");
  findCall("conversation.open");
  await app.store.contexts.list().catch(onError);
}
