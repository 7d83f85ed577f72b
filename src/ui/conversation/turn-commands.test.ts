import { describe, expect, it } from "vitest";
import {
  CONVERSATION,
  createFakeClient,
  idOf,
  OPENED,
  settle,
} from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createConversationStore } from "./conversation-store";
import { createTurnCommands } from "./turn-commands";

function setUp(answers: Record<string, (input: never) => unknown>, destination?: string) {
  const fake = createFakeClient(answers);
  const store = createConversationStore();
  const followed: string[] = [];
  const shown = { destination, refreshed: 0 };
  let next = 100;
  const turns = createTurnCommands({
    client: fake.client,
    store,
    sync: {
      ready: async () => OPENED,
      follow: (turnId) => followed.push(turnId),
      refresh: () => {},
    },
    newId: () => idOf(next++),
    model: {
      destination: () => shown.destination,
      refresh: () => {
        shown.refreshed += 1;
      },
    },
  });
  return { ...fake, store, followed, turns, shown };
}

const turnOf = ({ id }: { id: string }) => ({
  id,
  conversationId: CONVERSATION,
  userMessageId: idOf(99),
});

describe("send", () => {
  it("sends along which draft is known here, and none where that is none", async () => {
    const { turns, named } = setUp({ "turn.send": turnOf });
    await turns.send("text", [], "tex");
    await turns.send("more", [], null);
    const [first, second] = named("turn.send").map(({ input }) => input);
    expect(first).toMatchObject({ draft: "tex" });
    expect(second).not.toHaveProperty("draft");
  });

  it("shows the message at once and follows its turn when it is stored", async () => {
    const { turns, store, followed } = setUp({ "turn.send": turnOf });
    const sent = turns.send("hello");
    expect(store.get().pending).toEqual([
      { id: idOf(100), text: "hello", attachments: [], acknowledged: false },
    ]);
    expect(await sent).toBe(true);
    expect(store.get().pending[0]?.acknowledged).toBe(true);
    expect(followed).toEqual([idOf(100)]);
  });

  it("asks once more with the same id when the worker was gone", async () => {
    let requestCount = 0;
    const { turns, named } = setUp({
      "turn.send": (input) => {
        requestCount += 1;
        if (requestCount === 1) throw new AppError("worker-gone");
        return turnOf(input);
      },
    });
    expect(await turns.send("hello")).toBe(true);
    const [first, second] = named("turn.send");
    expect(second?.input).toEqual(first?.input);
  });

  it("tells the problem and keeps the id of a message that came back unchanged", async () => {
    let fails = true;
    const { turns, store, named } = setUp({
      "turn.send": (input) => {
        if (fails) throw new AppError("quota-exceeded");
        return turnOf(input);
      },
    });
    expect(await turns.send("hello")).toBe(false);
    expect(store.get()).toMatchObject({ pending: [], problem: { code: "quota-exceeded" } });
    fails = false;
    await turns.send("hello");
    await turns.send("hello");
    const ids = named("turn.send").map((call) => (call.input as { id: string }).id);
    expect(ids).toEqual([idOf(100), idOf(100), idOf(101)]);
    expect(store.get().problem).toBeNull();
  });
});

describe("edit", () => {
  it("follows the turn of the other version", async () => {
    const { turns, followed, named } = setUp({ "turn.edit": turnOf });
    expect(await turns.edit(idOf(9), "second")).toBe(true);
    expect(named("turn.edit")[0]?.input).toEqual({
      id: idOf(100),
      messageId: idOf(9),
      text: "second",
    });
    expect(followed).toEqual([idOf(100)]);
    await turns.edit(idOf(9), "another", true);
    expect(named("turn.edit")[1]?.input).toMatchObject({ text: "another", fromBlank: true });
  });

  it("tells the problem, and keeps the id of a version that is sent once more", async () => {
    let fails = true;
    const { turns, store, named } = setUp({
      "turn.edit": (input) => {
        if (fails) throw new AppError("archived");
        return turnOf(input);
      },
    });
    expect(await turns.edit(idOf(9), "second")).toBe(false);
    expect(store.get().problem?.code).toBe("archived");
    fails = false;
    await turns.edit(idOf(9), "second");
    await turns.edit(idOf(9), "third");
    const ids = named("turn.edit").map((call) => (call.input as { id: string }).id);
    expect(ids).toEqual([idOf(100), idOf(100), idOf(101)]);
    expect(store.get().problem).toBeNull();
  });
});

describe("retry and continue", () => {
  it("follow the turn that was opened", async () => {
    const { turns, followed } = setUp({
      "turn.retry": () => turnOf({ id: idOf(7) }),
      "turn.continue": () => turnOf({ id: idOf(5) }),
    });
    await turns.retry(idOf(5));
    await turns.continue(idOf(5));
    expect(followed).toEqual([idOf(7), idOf(5)]);
  });

  it("ask once for a button that is pressed twice", async () => {
    const { turns, named } = setUp({ "turn.retry": () => turnOf({ id: idOf(7) }) });
    await Promise.all([turns.retry(idOf(5)), turns.retry(idOf(5))]);
    await settle();
    expect(named("turn.retry")).toHaveLength(1);
  });

  it("tell a failure instead of throwing it", async () => {
    const { turns, store } = setUp({
      "turn.continue": () => {
        throw new AppError("turn-running");
      },
    });
    await turns.continue(idOf(5));
    expect(store.get().problem?.code).toBe("turn-running");
  });
});

describe("what is shown as the one that answers", () => {
  const elsewhere = () => {
    throw new AppError("conflict", { data: { reason: "model-changed" } });
  };

  it("goes with everything that is answered", async () => {
    const answers = Object.fromEntries(
      ["turn.send", "turn.edit", "turn.retry", "turn.continue"].map((name) => [name, turnOf]),
    );
    const { turns, calls } = setUp(answers, "machine");
    await turns.send("hello");
    await turns.edit(idOf(9), "second");
    await turns.retry(idOf(5));
    await turns.continue(idOf(6));
    expect(calls.map(({ input }) => (input as { destination?: string }).destination)).toEqual(
      new Array(4).fill("machine"),
    );
  });

  it("is left out while nothing is shown", async () => {
    const { turns, named } = setUp({ "turn.send": turnOf });
    await turns.send("hello");
    expect(named("turn.send")[0]?.input).not.toHaveProperty("place");
  });

  it("is read anew where it is elsewhere, and the text comes back under its id", async () => {
    let isElsewhere = true;
    const send = (input: { id: string }) => (isElsewhere ? elsewhere() : turnOf(input));
    const { turns, store, shown, named } = setUp({ "turn.send": send }, "machine");
    expect(await turns.send("hello")).toBe(false);
    expect(shown.refreshed).toBe(1);
    expect(store.get()).toMatchObject({ pending: [], problem: { code: "conflict" } });
    isElsewhere = false;
    shown.destination = "//api.example.com";
    expect(await turns.send("hello")).toBe(true);
    expect(named("turn.send").map(({ input }) => input)).toMatchObject([
      { id: idOf(100), destination: "machine" },
      { id: idOf(100), destination: "//api.example.com" },
    ]);
  });

  it("is read anew where an edit or a retry would go elsewhere, and for no other conflict", async () => {
    const { turns, shown } = setUp(
      {
        "turn.edit": elsewhere,
        "turn.retry": elsewhere,
        "turn.continue": () => {
          throw new AppError("conflict");
        },
      },
      "machine",
    );
    expect(await turns.edit(idOf(9), "second")).toBe(false);
    await turns.retry(idOf(5));
    await turns.continue(idOf(6));
    expect(shown.refreshed).toBe(2);
  });
});

it("has a reply written anew by the model that is named, where the list says that it is", async () => {
  const { turns, named } = setUp({ "turn.retry": turnOf }, "machine");
  const model = { provider: "openai", name: "far", url: "https://api.example.com/v1" } as const;
  await turns.retry(idOf(10), { ...model, window: null, thinks: false, connection: idOf(5) });
  const requestedModel = { provider: "openai", name: "far", connectionId: idOf(5) };
  expect(named("turn.retry").map(({ input }) => input)).toEqual([
    { id: idOf(100), turnId: idOf(10), destination: "//api.example.com", model: requestedModel },
  ]);
});
