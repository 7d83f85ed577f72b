import { describe, expect, it } from "vitest";
import { makePrepare } from "../../test/builders/make-prepare";
import { createFakeProvider, reply } from "../../test/fakes/fake-provider";
import { fakeProviders } from "../../test/fakes/fake-providers";
import { createFakeTurnStore } from "../../test/fakes/fake-turn-store";
import { AppError } from "../domain/app-error";
import type { Turn, TurnEvent } from "../domain/turn";
import type { LiveTurn } from "./live-turn";
import { sendTurn } from "./send-turn";
import { createTurnRuns } from "./turn-runs";

type Script = Parameters<typeof createFakeProvider>[0];

function setup(
  script: Script,
  storeOverrides: Partial<ReturnType<typeof createFakeTurnStore>["store"]> = {},
  over: {
    readonly keepAlive?: () => () => void;
    readonly onChange?: (live: LiveTurn) => void;
  } = {},
) {
  const fake = createFakeTurnStore();
  const { provider, requests } = createFakeProvider(script);
  const held = { now: 0 };
  const errors: unknown[] = [];
  const store = { ...fake.store, ...storeOverrides };
  const ended = new Map<string, () => void>();
  const runs = createTurnRuns({
    turns: store,
    prepare: makePrepare().prepare,
    providers: fakeProviders({ ollama: provider, guide: provider }),
    counters: { forget: () => undefined, learnHabits: async () => {} },
    ticks: () => 1_000,
    keepAlive: () => {
      over.keepAlive?.();
      held.now += 1;
      return () => {
        held.now -= 1;
      };
    },
    onError: (error) => errors.push(error),
    onChange: (live) => {
      if (!runs.find(live.turn.id)) ended.get(live.turn.id)?.();
      over.onChange?.(live);
    },
  });
  const model = { provider: "ollama", name: "m", url: "", window: null, thinks: false } as const;
  const conversationId = crypto.randomUUID();
  const settings = async () => ({ conversationId, model, redactions: [] });
  const deps = { turns: store, runs, settings };
  const send = (text: string, id = crypto.randomUUID()) =>
    sendTurn(deps, { id, conversationId, text });
  const end = (turn: Turn) =>
    new Promise<void>((resolve) => {
      if (!runs.find(turn.id)) resolve();
      ended.set(turn.id, resolve);
    });
  return { ...fake, runs, requests, held, errors, send, end };
}

describe("a sent turn", () => {
  it("E-043 E-044 is stored, answered and closed with the whole reply", async () => {
    const { send, end, closed, held } = setup(() => reply("Good ", "day."));
    await end(await send("Hello"));
    expect(closed[0]?.outcome).toMatchObject({ status: "complete", finish: "stop" });
    expect(closed[0]?.rest.text).toBe("Good day.");
    expect(held.now).toBe(0);
  });

  it("runs once when the same id is sent twice", async () => {
    const { send, end, requests } = setup(() => reply("once"));
    const id = crypto.randomUUID();
    const [first, second] = await Promise.all([send("Hello", id), send("Hello", id)]);
    await end(first);
    expect(second).toEqual(first);
    expect(requests).toHaveLength(1);
  });

  it("is known to begin from the command to its run", async () => {
    const { send, end, runs } = setup(() => reply("x"));
    const id = crypto.randomUUID();
    const sending = send("Hello", id);
    await runs.whenBegun(id);
    expect(runs.find(id)?.turn.id).toBe(id);
    await end(await sending);
  });

  it("is refused when it holds nothing but blanks, and nothing is stored", async () => {
    const { send, openIds } = setup(() => reply("x"));
    await expect(send(" \n\t")).rejects.toMatchObject({ code: "empty-message" });
    expect(openIds.size).toBe(0);
  });

  it("waits for the turn before it in the same conversation", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const scripts = [[{ type: "wait", until: gate } as const, ...reply("one")], reply("two")];
    const { send, end, requests, closed } = setup(() => scripts.shift() ?? []);
    const first = await send("first");
    const second = await send("second");
    await expect.poll(() => requests.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toHaveLength(1);
    release();
    await end(first);
    await end(second);
    expect(closed.map((input) => input.rest.text)).toEqual(["one", "two"]);
  });

  it("keeps the text and the reason when the provider fails", async () => {
    const { send, end, closed } = setup(() => [
      { type: "text-delta", text: "half" },
      new AppError("provider-failed", { data: { status: 500 } }),
    ]);
    await end(await send("Hello"));
    expect(closed[0]).toMatchObject({
      outcome: { status: "failed", failure: { code: "provider-failed", data: { status: 500 } } },
      rest: { text: "half" },
    });
  });

  it("is cut off when the stream ends without its last word", async () => {
    const { send, end, closed } = setup(() => [{ type: "text-delta", text: "half" }]);
    await end(await send("Hello"));
    expect(closed[0]?.outcome.failure?.code).toBe("provider-cut-off");
  });

  it("ends as cancelled, with its text, when the person stops it", async () => {
    const never = new Promise<void>(() => {});
    const { send, end, closed, runs } = setup(() => [
      { type: "text-delta", text: "half" },
      { type: "wait", until: never },
    ]);
    const turn = await send("Hello");
    await expect.poll(() => runs.find(turn.id)?.state().text).toBe("half");
    runs.cancel(turn.id);
    await end(turn);
    expect(closed[0]).toMatchObject({ outcome: { status: "cancelled", failure: null } });
    expect(closed[0]?.rest.text).toBe("half");
  });

  it("can be stopped while it waits for the turn before it", async () => {
    const never = new Promise<void>(() => {});
    const { send, end, closed, runs, requests } = setup(() => [{ type: "wait", until: never }]);
    const first = await send("first");
    const second = await send("second");
    await expect.poll(() => requests.length).toBe(1);
    runs.cancel(second.id);
    runs.cancel(first.id);
    await end(first);
    await end(second);
    expect(requests).toHaveLength(1);
    expect(closed.map((input) => input.outcome.status)).toEqual(["cancelled", "cancelled"]);
  });

  it("is closed at the second attempt when the first write fails", async () => {
    let attempts = 0;
    const fake = createFakeTurnStore();
    const { send, end, errors } = setup(() => reply("kept"), {
      closeTurn: async (input) => {
        attempts += 1;
        if (attempts === 1) throw new AppError("quota-exceeded");
        await fake.store.closeTurn(input);
      },
    });
    await end(await send("Hello"));
    expect(attempts).toBe(2);
    expect(errors).toMatchObject([{ code: "quota-exceeded" }]);
  });
});

describe("a turn that could not run at all", () => {
  it("is forgotten, its watchers are told, and the next one runs", async () => {
    let broken = true;
    const keepAlive = () => {
      if (broken) throw new Error("no hold");
      return () => {};
    };
    const events: TurnEvent[] = [];
    const onChange = (live: LiveTurn) => void live.watch((event) => events.push(event));
    const over = { keepAlive, onChange };
    const { send, end, runs, errors, closed } = setup(() => reply("x"), {}, over);
    await end(await send("first"));
    expect(events.at(-1)).toMatchObject({ type: "end", state: { status: "interrupted" } });
    expect([errors.length, runs.list().length]).toEqual([1, 0]);
    broken = false;
    await end(await send("second"));
    expect(closed).toMatchObject([{ rest: { text: "x" } }]);
    await runs.endAll(new AppError("locked"));
  });

  it("is not what a failing listener makes of it", async () => {
    const onChange = () => {
      throw new Error("nobody hears");
    };
    const { send, end, closed, runs, errors } = setup(() => reply("x"), {}, { onChange });
    await end(await send("first"));
    await end(await send("second"));
    expect(closed).toHaveLength(2);
    expect(errors.length).toBeGreaterThanOrEqual(3);
    await runs.endAll(new AppError("locked"));
  });
});

describe("a watch", () => {
  it("begins with a snapshot and ends with the whole state, and every piece comes once", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { send, end, runs } = setup(() => [
      { type: "text-delta", text: "one " },
      { type: "wait", until: gate },
      ...reply("two ", "three"),
    ]);
    const turn = await send("Hello");
    await expect.poll(() => runs.find(turn.id)?.state().text).toBe("one ");
    const events: TurnEvent[] = [];
    runs.find(turn.id)?.watch((event) => events.push(event));
    release();
    await end(turn);
    expect(events[0]).toMatchObject({ type: "snapshot", state: { text: "one " } });
    const deltas = events.flatMap((event) => (event.type === "delta" ? [event.text] : []));
    expect(deltas.join("")).toBe("two three");
    expect(events.at(-1)).toMatchObject({
      type: "end",
      state: { text: "one two three", status: "complete" },
    });
  });

  it("does not end the turn when it stops", async () => {
    const { send, end, runs, closed } = setup(() => reply("a", "b"));
    const turn = await send("Hello");
    runs.find(turn.id)?.watch(() => {})();
    await end(turn);
    expect(closed[0]?.outcome.status).toBe("complete");
  });
});
