import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import {
  blockAdd,
  blockEdit,
  blockOpen,
  memoryList,
} from "../../background/handlers/memory-handlers";
import { AppError } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import { giveFeedback } from "./give-feedback";

const SHORT = { helped: true, words: "a short list" };
const LONG = { helped: false, words: "too long" };

async function setup() {
  const { app, contextId } = await makeApp();
  const handlers = {
    "memory.list": memoryList,
    "block.add": blockAdd,
    "block.open": blockOpen,
    "block.edit": blockEdit,
  };
  const state = { before: async (_name: string) => {}, after: async (_name: string) => {} };
  const call = async (name: keyof typeof handlers, input: never) => {
    await state.before(name);
    const answer = await handlers[name](app, input);
    await state.after(name);
    return answer;
  };
  const client = { call: call as unknown as Client["call"] };
  const page = async () => {
    const { blocks } = await memoryList(app, { contextId });
    return blocks.filter(({ label }) => label.toLowerCase() === "feedback");
  };
  return { app, contextId, client, state, page };
}

/** Does that once, at the first call of this name. */
function once(name: string, act: () => Promise<unknown>) {
  let isDone = false;
  return async (called: string) => {
    if (called !== name || isDone) return;
    isDone = true;
    await act();
  };
}

const die = async () => {
  throw new AppError("worker-gone");
};

describe("what a person says of an answer", () => {
  it("M-056 stands in a page of its own that every prompt has and the model only reads, the newest last", async () => {
    const { client, contextId, page } = await setup();
    await giveFeedback(client, contextId, SHORT);
    await giveFeedback(client, contextId, LONG);
    expect(await page()).toMatchObject([
      {
        type: "core",
        permission: "ReadOnly",
        text: "1. Helped: a short list\n2. Did not help: too long",
        taint: [],
      },
    ]);
  });

  it("is taken back without what was said before and after", async () => {
    const { client, contextId, page } = await setup();
    await giveFeedback(client, contextId, SHORT);
    const takeBack = await giveFeedback(client, contextId, LONG);
    await giveFeedback(client, contextId, { helped: true, words: "the question back" });
    await takeBack();
    await takeBack();
    expect((await page())[0]?.text).toBe("1. Helped: a short list\n2. Helped: the question back");
  });

  it("stands there once, whether a worker died before or after it was kept", async () => {
    const { client, contextId, state, page } = await setup();
    state.before = once("block.edit", die);
    await giveFeedback(client, contextId, SHORT);
    state.after = once("block.edit", die);
    await giveFeedback(client, contextId, LONG);
    expect((await page())[0]?.text).toBe("1. Helped: a short list\n2. Did not help: too long");
  });

  it("goes into the page that another window has made meanwhile, and over what it wrote", async () => {
    const { app, client, contextId, state, page } = await setup();
    const other = { call: client.call };
    state.before = once("block.add", () => giveFeedback(other, contextId, SHORT));
    await giveFeedback(client, contextId, LONG);
    const [made] = await page();
    const edits = [{ op: "push-item", item: { text: "mine", done: false } }] as const;
    state.before = once("block.edit", () =>
      blockEdit(app, { id: made!.id, version: made!.version, edits: [...edits] }),
    );
    await giveFeedback(client, contextId, { helped: true, words: "examples" });
    expect((await page()).map(({ text }) => text)).toEqual([
      "1. Helped: a short list\n2. Did not help: too long\n3. mine\n4. Helped: examples",
    ]);
  });

  it("changes nothing in a page of that name with another layout", async () => {
    const { app, client, contextId, page } = await setup();
    const fields = {
      label: "Feedback",
      description: "",
      type: "core",
      permission: "ReadWrite",
      pinned: true,
      schema: { kind: "text", viewport: null },
    } as const;
    await blockAdd(app, { id: crypto.randomUUID(), contextId, fields });
    const given = giveFeedback(client, contextId, SHORT);
    await expect(given).rejects.toMatchObject({ code: "schema-misfit" });
    expect(await page()).toMatchObject([{ label: "Feedback", text: "" }]);
  });
});
