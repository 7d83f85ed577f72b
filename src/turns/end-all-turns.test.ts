import { describe, expect, it } from "vitest";
import { makePrepare } from "../../test/builders/make-prepare";
import { createFakeProvider } from "../../test/fakes/fake-provider";
import { fakeProviders } from "../../test/fakes/fake-providers";
import { createFakeTurnStore } from "../../test/fakes/fake-turn-store";
import { AppError } from "../domain/app-error";
import { sendTurn } from "./send-turn";
import { createTurnRuns } from "./turn-runs";

const locked = new AppError("locked");

function setup(overrides: Partial<ReturnType<typeof createFakeTurnStore>["store"]> = {}) {
  const fake = createFakeTurnStore();
  const endless = { type: "wait", until: new Promise(() => {}) } as const;
  const { provider } = createFakeProvider(() => [{ type: "text-delta", text: "half" }, endless]);
  const held = { now: 0 };
  const store = { ...fake.store, ...overrides };
  const runs = createTurnRuns({
    turns: store,
    prepare: makePrepare().prepare,
    providers: fakeProviders({ ollama: provider, guide: provider }),
    counters: { forget: () => undefined, learnHabits: async () => {} },
    ticks: () => 1_000,
    keepAlive: () => {
      held.now += 1;
      return () => {
        held.now -= 1;
      };
    },
    onError: () => {},
    onChange: () => {},
  });
  const model = { provider: "ollama", name: "m", url: "", window: null, thinks: false } as const;
  const conversationId = crypto.randomUUID();
  const settings = async () => ({ conversationId, model, redactions: [] });
  const deps = { turns: store, runs, settings };
  const send = () => sendTurn(deps, { id: crypto.randomUUID(), conversationId, text: "Hello" });
  return { ...fake, runs, held, send };
}

describe("ending all turns", () => {
  it("closes what runs as interrupted, with its text and the reason", async () => {
    const { send, runs, closed, held } = setup();
    const turn = await send();
    await expect.poll(() => runs.find(turn.id)?.state().text).toBe("half");
    await runs.endAll(locked);
    expect(closed).toMatchObject([
      {
        outcome: { status: "interrupted", failure: { code: "locked" } },
        rest: { text: "half" },
      },
    ]);
    expect(held.now).toBe(0);
    expect(runs.list()).toEqual([]);
  });

  it("closes what waits for the turn before it, too", async () => {
    const { send, runs, closed } = setup();
    await send();
    await send();
    await runs.endAll(locked);
    expect(closed).toHaveLength(2);
  });

  it("lets nothing run that begins later", async () => {
    const { send, runs, closed } = setup();
    await runs.endAll(locked);
    await send();
    await expect.poll(() => closed.length).toBe(1);
    expect(closed[0]).toMatchObject({ outcome: { status: "interrupted" }, rest: { text: "" } });
  });

  it("does not try again to write where the vault takes nothing more, and keeps no text", async () => {
    let writes = 0;
    const { send, runs } = setup({
      closeTurn: async () => {
        writes += 1;
        throw locked;
      },
    });
    await send();
    await runs.endAll(locked);
    expect(writes).toBe(1);
    expect(runs.list()).toEqual([]);
  });
});
