import { expect, it } from "vitest";
import { makeApp } from "../../test/builders/make-app";
import { makeOrdinaryStore, sayTurn, textsOf } from "../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { DAY_MS } from "../domain/expiry";
import { createExpiryWatch } from "./expiry-watch";
import { contextGet, contextList, contextRestore } from "./handlers/context-handlers";
import { conversationOpen } from "./handlers/conversation-handlers";

/** A watch over a real store. */
async function setup() {
  const made = await makeApp(undefined, await makeOrdinaryStore());
  const { app } = made;
  const world = { badge: -1, notified: 0 };
  const watch = createExpiryWatch({
    contexts: app.store.contexts,
    session: createFakeKeyValueArea(),
    badge: { show: (count) => (world.badge = count), forget: () => {} },
    alarms: { at: () => {}, clear: () => {} },
    clock: made.clock,
    later: (run) => run(),
    signal: app.signal,
    keepAlive: app.keepAlive,
    onCleanUp: () => (world.notified += 1),
    onError: (error) => made.errors.push(error),
  });
  return { ...made, watch, world };
}

it("M-065 M-069 puts a context aside seven days after the last message, and it comes back whole", async () => {
  const { app, clock, harness, contextId, watch, world, errors } = await setup();
  clock.time += 3 * DAY_MS;
  await sayTurn(harness, "Hello", "Good day.");
  clock.time += 6 * DAY_MS;
  watch.begin();
  await expect.poll(() => world.badge).toBe(1);
  expect((await contextList(app, {})).total).toBe(1);
  clock.time += DAY_MS;
  watch.wake();
  await expect.poll(() => world).toEqual({ badge: 0, notified: 1 });
  expect((await contextList(app, { include: "expired" })).total).toBe(0);
  const { context } = await contextGet(app, { id: contextId });
  expect(context.archived).toEqual({ at: clock.time, by: "expiry" });
  const { expiry } = await contextRestore(app, { id: contextId });
  expect(expiry.state).toBe("fresh");
  const { conversation } = await conversationOpen(app, { channel: "side-panel", contextId });
  expect([conversation.messageCount, await textsOf(harness)]).toEqual([2, ["Hello", "Good day."]]);
  expect(errors).toEqual([]);
});

it("leaves a context alone while a turn runs in it, however long", async () => {
  const { app, clock, harness, conversationId, contextId, watch, world, errors } = await setup();
  const { store } = harness;
  const { model } = await store.settings.read();
  const id = crypto.randomUUID();
  await store.turns.openTurn({ id, conversationId, text: "Hello", model: model! });
  clock.time += 8 * DAY_MS;
  watch.begin();
  await expect.poll(() => world.badge).toBe(0);
  expect((await contextGet(app, { id: contextId })).context.archived).toBeNull();
  expect(errors).toEqual([]);
});
