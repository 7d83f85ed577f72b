import { describe, expect, it } from "vitest";
import { addConversation } from "../../../test/builders/add-conversation";
import {
  addProgram,
  call,
  idOf,
  LIST,
  makePrograms,
  textOf,
  waitingOf,
} from "../../../test/builders/make-programs";
import { indexer, makeHost, untilWhole } from "../../../test/builders/make-search";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { DEFAULT_CONTEXT_FIELDS } from "../../domain/context";
import type { Scope } from "../../domain/program";

describe("a program whose leave goes while it is answered", () => {
  /** A question whose answer waits for the store, and the program that asks it. */
  async function asking() {
    const world = await makePrograms();
    const { store } = world;
    let pass = () => {};
    const gate = new Promise<void>((resolve) => {
      pass = resolve;
    });
    let isRequested = false;
    const list: typeof store.contexts.list = async () => {
      isRequested = true;
      await gate;
      return store.contexts.list();
    };
    Object.assign(world.app, { store: { ...store, contexts: { ...store.contexts, list } } });
    const { id, connection } = await addProgram(world);
    const answer = connection.ask("tools/call", LIST);
    await expect.poll(() => isRequested).toBe(true);
    const { context } = await store.contexts.get(world.contextId);
    return { ...world, id, answer, pass, context };
  }

  it("is not told the answer once its token was revoked", async () => {
    const { app, person, id, answer, pass, context } = await asking();
    await person.revoke(app, { id });
    pass();
    expect(JSON.stringify(await answer)).not.toContain(context.id);
  });

  it("is not told it either where it may not ask for that any more, and is told where it may", async () => {
    const { app, person, id, answer, pass, context } = await asking();
    await person.allow(app, { id, consent: { scopes: ["chat"], days: null } });
    pass();
    expect(JSON.stringify(await answer)).not.toContain(context.id);
    const other = await asking();
    other.pass();
    expect(JSON.stringify(await other.answer)).toContain(other.context.id);
  });
});

describe("a program without leave to read contexts", () => {
  const fields = { ...DEFAULT_CONTEXT_FIELDS, name: "Divorce lawyer", systemPrompt: "Be brief." };

  it.each([
    call("conversation-manage", { action: "list", contextId: "x" }),
    call("context-chat", { contextId: "x", message: "Hello" }),
    call("memory-read", { contextId: "x" }),
  ])("is told the ids of those that there are, and no name: %o", async (request) => {
    const world = await makePrograms();
    const id = crypto.randomUUID();
    await world.store.contexts.create({ id, fields });
    const { connection } = await addProgram(world, ["conversations", "chat"]);
    const text = textOf(await connection.ask("tools/call", request));
    expect(text).toContain(id);
    expect(text).not.toContain("Divorce lawyer");
  });

  it("finds nothing by how contexts are called, and the same without that", async () => {
    const harness = await makeStore();
    const search = indexer(harness.store, makeHost());
    const world = await makePrograms({ harness, search });
    const id = crypto.randomUUID();
    await world.store.contexts.create({ id, fields });
    const conversationId = await addConversation(world.store, { contextId: id });
    await sayTurn({ ...harness, conversationId }, "Where is the violin?", "Under the piano");
    await untilWhole(search);
    const asking = async (scopes: readonly Scope[]) => {
      const { connection } = await addProgram(world, scopes);
      const count = async (query: string) => {
        const text = textOf(await connection.ask("tools/call", call("search", { query })));
        return JSON.parse(text).totalCount;
      };
      return [await count("violin"), await count("in:Divorce violin"), await count("in:D violin")];
    };
    const [all] = await asking(["conversations"]);
    expect(await asking(["conversations"])).toEqual([all, 0, 0]);
    expect(await asking(["conversations", "contexts"])).toEqual([all, all, all]);
    expect(all).toBeGreaterThan(0);
  });

  it.each([
    ["update", { name: "Lawyer" }],
    ["delete", {}],
  ])("that asks for its %s is told that it was done, not what it is", async (action, rest) => {
    const world = await makePrograms();
    const id = crypto.randomUUID();
    await world.store.contexts.create({ id, fields });
    const { connection } = await addProgram(world, ["write", "delete"]);
    const request = call("context-manage", { action, contextId: id, ...rest });
    const answer = connection.ask("tools/call", request);
    await world.person.decide(world.app, { id: idOf(await waitingOf(world)), approved: true });
    const text = textOf(await answer);
    expect(JSON.parse(text)).toMatchObject({ success: true });
    expect(text).not.toContain("Be brief.");
  });

  it("is answered in one without its name and its personality", async () => {
    const world = await makePrograms();
    const { contextId } = world;
    const ask = async (scopes: readonly Scope[]) => {
      const { connection } = await addProgram(world, scopes);
      const request = call("context-chat", { contextId, message: "Hello" });
      return JSON.parse(textOf(await connection.ask("tools/call", request)));
    };
    const { context } = await world.store.contexts.get(contextId);
    expect(await ask(["chat"])).toMatchObject({ contextName: "", personality: "" });
    const { name: contextName, personality } = context;
    expect(await ask(["chat", "contexts"])).toMatchObject({ contextName, personality });
  });
});
