import type { Connection } from "../domain/connection";
import { originOf } from "../domain/connection-url";
import { withAnswer } from "../domain/refused-origins";
import type { OriginAnswer } from "../store/connections/answer-origin";
import type { App } from "./app";

/** Keeps the person's newest answer for an origin: it holds for every way to that server. */
export async function answerOrigin(
  { store }: Pick<App, "store">,
  answer: OriginAnswer,
): Promise<void> {
  await keepAnswer(store, answer);
  await store.connections.answerOrigin(answer);
}

/** Keeps the person's no of a connection that goes, or leads elsewhere: it was said of that origin. */
export async function keepRefusal(
  { store }: Pick<App, "store">,
  { url, hidesOrigin }: Pick<Connection, "url" | "hidesOrigin">,
): Promise<void> {
  if (hidesOrigin === false) await keepAnswer(store, { origin: originOf(url), on: false });
}

async function keepAnswer({ settings }: App["store"], answer: OriginAnswer): Promise<void> {
  await settings.update((current) => {
    const next = withAnswer(current, answer);
    return next === current ? null : next;
  });
}
