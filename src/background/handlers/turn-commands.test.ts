import { describe, expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { makeBlockFields } from "../../../test/builders/make-block";
import { MODEL, textsOf } from "../../../test/builders/make-store";
import { destinationKey } from "../../domain/destination-key";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { contextArchive } from "./context-handlers";
import { blockAdd, blockEdit } from "./memory-handlers";
import { turnContinue, turnEdit, turnRetry, turnSend } from "./turn-commands";

async function setup() {
  const made = await makeApp();
  const { app, conversationId, contextId } = made;
  const send = async (text: string) => {
    const turn = await turnSend(app, { id: crypto.randomUUID(), conversationId, text });
    await untilQuiet(app);
    return turn;
  };
  /** Binds the context to a model of its own. */
  const bind = async (model: Model | null) => {
    const { version } = (await app.store.contexts.get(contextId)).context;
    await app.store.contexts.update({ id: contextId, version, fields: { model } });
  };
  const modelOf = async (id: string) => (await app.store.findMessage(id))?.reply?.model;
  return { ...made, send, bind, modelOf };
}

const OWN: Model = { ...MODEL, name: "qwen3:8b" };

describe("what answers", () => {
  it("A-066 is the context's own model, else the one chosen in general", async () => {
    const { send, bind, modelOf } = await setup();
    const general = await send("one");
    await bind(OWN);
    const own = await send("two");
    await bind(null);
    const again = await send("three");
    const models = await Promise.all([general, own, again].map(({ id }) => modelOf(id)));
    expect(models).toEqual([MODEL.name, OWN.name, MODEL.name]);
  });

  it("is the own model for a retry and an edit, too", async () => {
    const { app, send, bind, modelOf } = await setup();
    const turn = await send("one");
    await bind(OWN);
    const retried = await turnRetry(app, { id: crypto.randomUUID(), turnId: turn.id });
    await untilQuiet(app);
    const edit = { id: crypto.randomUUID(), messageId: turn.userMessageId, text: "uno" };
    const edited = await turnEdit(app, edit);
    await untilQuiet(app);
    expect(await Promise.all([modelOf(retried.id), modelOf(edited.id)])).toEqual([
      OWN.name,
      OWN.name,
    ]);
  });

  it("answers anew where the context is bound to another kind than what wrote the reply", async () => {
    const { app, send, bind } = await setup();
    const turn = await send("one");
    await bind(GUIDE_MODEL);
    const turnId = turn.id;
    const continued = await turnContinue(app, { id: crypto.randomUUID(), turnId });
    await untilQuiet(app);
    expect(continued).toMatchObject({ userMessageId: turn.userMessageId });
    expect(continued.id).not.toBe(turnId);
  });
});

describe("turn.retry with a model", () => {
  const WREN: Model = { ...MODEL, name: "wren:1b" };
  const wanted = { provider: WREN.provider, name: WREN.name };

  async function withTwo() {
    const made = await setup();
    const { app } = made;
    const listed = { models: [MODEL, WREN] };
    const ollama = { ...app.providers.ollama, listModels: async () => listed.models };
    const providers = { ...app.providers, ollama, openai: ollama };
    const turn = await made.send("one");
    const retry = async (over: Partial<Parameters<typeof turnRetry>[1]> = {}) => {
      const input = { id: crypto.randomUUID(), turnId: turn.id, model: wanted, ...over };
      const retried = await turnRetry({ ...app, providers }, input);
      await untilQuiet(app);
      return retried;
    };
    return { ...made, turn, retry, listed };
  }

  it("has that one write the reply anew, and nothing else", async () => {
    const { app, contextId, send, retry, requests, modelOf } = await withTwo();
    const before = await app.store.settings.read();
    const retried = await retry({ destination: "machine" });
    expect(requests.at(-1)?.body).toContain(`"${WREN.name}"`);
    expect(await modelOf(retried.id)).toBe(WREN.name);
    expect(await app.store.settings.read()).toEqual(before);
    expect((await app.store.contexts.get(contextId)).context.model).toBeNull();
    expect(await modelOf((await send("two")).id)).toBe(MODEL.name);
  });

  it("goes on with it where the reply is continued, whatever answers by then", async () => {
    const { app, bind, retry, requests } = await withTwo();
    const { id: turnId } = await retry();
    await bind(GUIDE_MODEL);
    const id = crypto.randomUUID();
    const continued = await turnContinue(app, {
      id,
      turnId,
      destination: destinationKey(GUIDE_MODEL),
    });
    await untilQuiet(app);
    expect(continued.id).toBe(turnId);
    expect(requests.at(-1)?.body).toContain(`"${WREN.name}"`);
    expect((await app.store.findMessage(turnId))?.reply?.ownModel).toEqual(WREN);
  });

  it("answers anew by what is chosen now where that one is elsewhere by then", async () => {
    const { app, retry, modelOf } = await withTwo();
    const { connections, settings } = app.store;
    const kind = { kind: "openai", preset: null } as const;
    const near = { ...kind, name: "Mine", url: "https://one.example.com/v1", key: null };
    const { id: connectionId, version } = await connections.add(near);
    const model = { provider: "openai", name: WREN.name, connectionId } as const;
    const { id: turnId } = await retry({ model, destination: "//one.example.com" });
    expect((await app.store.findMessage(turnId))?.reply?.ownModel?.connection).toBe(connectionId);
    await connections.update({ id: connectionId, version, url: "https://two.example.com/v1" });
    const again = { id: crypto.randomUUID(), turnId };
    await expect(
      turnContinue(app, { ...again, destination: "//one.example.com" }),
    ).rejects.toMatchObject({ data: { reason: "model-changed" } });
    const anew = await turnContinue(app, { ...again, destination: "machine" });
    await untilQuiet(app);
    expect(anew.id).not.toBe(turnId);
    expect(await modelOf(anew.id)).toBe((await settings.read()).model?.name);
  });

  it("refuses one that is not there, or elsewhere than it was shown, and stores nothing", async () => {
    const { app, retry, requests } = await withTwo();
    const sent = requests.length;
    const id = crypto.randomUUID();
    const missing = { model: { ...wanted, name: "crow:1b" } };
    const gone = { model: { ...wanted, connectionId: crypto.randomUUID() } };
    await expect(retry({ id, ...missing })).rejects.toMatchObject({
      code: "provider-model-missing",
    });
    await expect(retry({ id, ...gone })).rejects.toMatchObject({ code: "connection-gone" });
    const elsewhere = retry({ id, destination: "//api.example.com" });
    await expect(elsewhere).rejects.toMatchObject({ data: { reason: "model-changed" } });
    expect(await app.store.findMessage(id)).toBeNull();
    expect(requests).toHaveLength(sent);
  });

  it("finds what was begun already, also where that model has gone since", async () => {
    const { retry, listed } = await withTwo();
    const id = crypto.randomUUID();
    const first = await retry({ id });
    listed.models = [MODEL];
    expect(await retry({ id })).toEqual(first);
  });
});

describe("turn.send", () => {
  it("P-090 tells the working blocks that a message refers to, in every try at it and in no other turn", async () => {
    const { app, requests, send, conversationId, contextId } = await setup();
    const id = crypto.randomUUID();
    const fields = makeBlockFields({ type: "working", pinned: false, label: "Trip" });
    const { version } = await blockAdd(app, { id, contextId, fields });
    const edits = [{ op: "set-text", text: "Rome in May." } as const];
    await blockEdit(app, { id, version, edits });
    const metadata = { blocks: `${crypto.randomUUID()} ${id}` };
    const given = { id: crypto.randomUUID(), conversationId, text: "When?", metadata };
    const turn = await turnSend(app, given);
    await untilQuiet(app);
    await turnRetry(app, { id: crypto.randomUUID(), turnId: turn.id });
    await untilQuiet(app);
    await send("And where?");
    const included = requests.map(({ body }) => body.includes("Rome in May."));
    expect(included).toEqual([true, true, false]);
  });
});

describe("turn.edit", () => {
  it("stores another version beside a message, and answers that; the earlier way is kept", async () => {
    const { app, send, harness, conversationId } = await setup();
    const turn = await send("one");
    await send("two");
    const edit = { id: crypto.randomUUID(), messageId: turn.userMessageId, text: "uno" };
    const edited = await turnEdit(app, edit);
    await untilQuiet(app);
    expect(await textsOf(harness)).toEqual(["uno", "Good day."]);
    expect(await turnEdit(app, edit)).toEqual(edited);
    const route = { from: edited.userMessageId, to: turn.userMessageId };
    await app.store.branches.show({ conversationId, ...route });
    expect(await textsOf(harness)).toEqual(["one", "Good day.", "two", "Good day."]);
  });

  it.each([
    ["nothing", " \n ", "empty-message"],
    ["a command", "/help", "is-command"],
  ])("stores %s of what would not be sent", async (_, text, code) => {
    const { app, send, harness } = await setup();
    const { userMessageId: messageId } = await send("one");
    const edit = turnEdit(app, { id: crypto.randomUUID(), messageId, text });
    await expect(edit).rejects.toMatchObject({ code });
    expect(await textsOf(harness)).toEqual(["one", "Good day."]);
  });

  it("is not kept from it by a turn that is said to run and does not", async () => {
    const { app, send, harness, conversationId } = await setup();
    const { userMessageId: messageId } = await send("one");
    // As a run leaves it that could not write its end.
    await harness.store.turns.openTurn({
      id: crypto.randomUUID(),
      conversationId,
      text: "two",
      model: MODEL,
    });
    await turnEdit(app, { id: crypto.randomUUID(), messageId, text: "uno" });
    await untilQuiet(app);
    expect(await textsOf(harness)).toEqual(["uno", "Good day."]);
  });

  it("refuses a message that is not there", async () => {
    const { app } = await setup();
    const messageId = crypto.randomUUID();
    const edit = turnEdit(app, { id: crypto.randomUUID(), messageId, text: "uno" });
    await expect(edit).rejects.toMatchObject({ code: "not-found" });
  });
});

it("says nothing in a context that was archived", async () => {
  const { app, send, contextId, requests } = await setup();
  await contextArchive(app, { id: contextId });
  await expect(send("one")).rejects.toMatchObject({ code: "archived" });
  expect(requests).toEqual([]);
});

describe("the place that was shown", () => {
  const FAR: Model = { ...MODEL, provider: "openai", url: "https://api.example.com/v1" };
  const changed = { code: "conflict", data: { reason: "model-changed" } };

  it("refuses what would go elsewhere, and stores nothing of it", async () => {
    const { app, send, bind, conversationId, requests } = await setup();
    const turn = await send("one");
    const before = requests.length;
    await bind(FAR);
    const id = crypto.randomUUID();
    const shown = { id, destination: "machine" };
    const calls = [
      () => turnSend(app, { ...shown, conversationId, text: "two" }),
      () => turnEdit(app, { ...shown, messageId: turn.userMessageId, text: "uno" }),
      () => turnRetry(app, { ...shown, turnId: turn.id }),
      () => turnContinue(app, { ...shown, turnId: turn.id }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(changed);
    expect(await app.store.findMessage(id)).toBeNull();
    expect(requests).toHaveLength(before);
  });

  it("lets through what goes where it was shown to go, and who shows nothing", async () => {
    const { app, conversationId } = await setup();
    for (const shown of [{ destination: "machine" }, {}]) {
      const id = crypto.randomUUID();
      const turn = await turnSend(app, { id, ...shown, conversationId, text: "one" });
      await untilQuiet(app);
      expect((await app.store.findMessage(turn.id))?.reply?.model).toBe(MODEL.name);
    }
  });

  it("lets through what the guide was shown for while a first model was found on this machine", async () => {
    const { app, bind, conversationId, modelOf } = await setup();
    const send = async () => {
      const id = crypto.randomUUID();
      await turnSend(app, {
        id,
        destination: destinationKey(GUIDE_MODEL),
        conversationId,
        text: "one",
      });
      await untilQuiet(app);
      return modelOf(id);
    };
    await expect(send()).rejects.toMatchObject(changed);
    app.firstChoice.made();
    expect(await send()).toBe(MODEL.name);
    await bind(FAR);
    await expect(send()).rejects.toMatchObject(changed);
  });

  it("finds what was sent already, also where the model has changed since", async () => {
    const { app, bind, conversationId } = await setup();
    const id = crypto.randomUUID();
    const input = { id, conversationId, text: "one", destination: "machine" };
    const first = await turnSend(app, input);
    await untilQuiet(app);
    await bind(FAR);
    expect(await turnSend(app, input)).toEqual(first);
  });
});
