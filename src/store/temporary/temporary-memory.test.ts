import { describe, expect, it } from "vitest";
import { makePrepare } from "../../../test/builders/make-prepare";
import { MODEL, makeStore } from "../../../test/builders/make-store";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { AppError } from "../../domain/app-error";
import type { Provider } from "../../domain/provider";
import { createTurnRuns } from "../../turns/turn-runs";
import { createTemporaryMaker } from "./temporary-conversations";
import { createTemporaryMemory } from "./temporary-memory";
import { withTemporary } from "./with-temporary";

/** Says one half, then nothing until it is ended. */
const halfway = {
  stream: async function* (_request: unknown, signal: AbortSignal) {
    yield { type: "text-delta", text: "half of the answer" };
    await new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
  },
} as unknown as Provider;

async function makeAnswering() {
  const harness = await makeStore();
  const area = createFakeKeyValueArea();
  const memory = createTemporaryMemory(area);
  const deps = { store: harness.store, temporary: memory.open(), clock: harness.clock };
  const store = withTemporary(deps);
  const { context } = await store.branches.readPosition({ conversationId: harness.conversationId });
  const id = crypto.randomUUID();
  await createTemporaryMaker(deps).create({ id, channel: "side-panel", contextId: context.id });
  const errors: unknown[] = [];
  const runs = createTurnRuns({
    turns: store.turns,
    prepare: makePrepare().prepare,
    providers: fakeProviders({ ollama: halfway, guide: halfway }),
    counters: { forget: () => undefined, learnHabits: async () => {} },
    ticks: () => 1_000,
    keepAlive: () => () => {},
    onError: (error) => errors.push(error),
    onChange: () => {},
  });
  const turnId = crypto.randomUUID();
  const opening = { id: turnId, conversationId: id, text: "a secret question", model: MODEL };
  await runs.begin(turnId, () => store.turns.openTurn(opening));
  return { area, memory, store, runs, turnId, errors, id };
}

describe("createTemporaryMemory", () => {
  it("takes nothing of a reply that ends while the lock comes", async () => {
    const { area, memory, store, runs, turnId, errors } = await makeAnswering();
    const dropped = memory.drop();
    const chunk = { turnId, text: "late", thinking: "" };
    await expect(store.turns.checkpoint(chunk)).rejects.toMatchObject({ code: "locked" });
    await runs.endAll(new AppError("locked"));
    await dropped;
    expect([...area.stored.keys()]).toEqual([]);
    // What it would have kept, and its end: each fails once, as no later try would do better.
    expect(errors).toMatchObject([{ code: "locked" }, { code: "locked" }]);
  });

  it("forgets what lies there and no index names", async () => {
    const area = createFakeKeyValueArea();
    await area.set(`temporary:${crypto.randomUUID()}`, { text: "left by an earlier release" });
    await area.set("vault-key", "another's");
    await createTemporaryMemory(area).drop();
    expect([...area.stored.keys()]).toEqual(["vault-key"]);
  });

  it("tells whether anything lies there, also to a worker that has opened nothing", async () => {
    const { memory, area } = await makeAnswering();
    expect(await createTemporaryMemory(area).isHolding()).toBe(true);
    await memory.drop();
    expect(await memory.isHolding()).toBe(false);
  });

  it("gives the next opening a store that takes what is said", async () => {
    const { memory, area } = await makeAnswering();
    await memory.drop();
    const next = memory.open();
    expect(await next.list()).toEqual([]);
    const { memory: other, id } = await makeAnswering();
    const held = await other.open().find(id);
    if (held === null) throw new Error("was not held");
    await next.add(held);
    expect(area.stored.has(`temporary:${id}`)).toBe(true);
  });
});
