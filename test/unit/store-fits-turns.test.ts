import { expect, it } from "vitest";
import { contextStoreOf } from "../../src/background/context-store-of";
import type { ContextStore } from "../../src/turns/context-store";
import type { JobStore } from "../../src/turns/job-store";
import type { CounterStore } from "../../src/turns/token-counters";
import type { TurnStore } from "../../src/turns/turn-store";
import { makeStore } from "../builders/make-store";

// The types are the test: both sides declare their own, as neither may import the other.

it("gives the use-cases of turns what they need", async () => {
  const { store } = await makeStore();
  const needed: TurnStore = store.turns;
  expect(await needed.listOpenTurns()).toEqual([]);
});

it("gives jobs, context providers and counters what they need", async () => {
  const { store, conversationId } = await makeStore();
  const jobs: JobStore = store.jobs;
  const counters: CounterStore = store.counters;
  const context: ContextStore = contextStoreOf(store);
  expect(await jobs.listJobs()).toEqual([]);
  expect(await counters.readObservations("m")).toEqual([]);
  const input = { contextId: conversationId, except: conversationId, limit: 1 };
  expect(await context.newestWhole(input)).toEqual([]);
});
