import { describe, expect, it } from "vitest";
import { makeConversation } from "../../../test/builders/make-conversation";
import {
  createFakeClient,
  idOf,
  makeMessage,
  makePage,
  makeReply,
  OPENED,
  settle,
} from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createAskTexts } from "./ask-texts";
import { createQuickAsk } from "./quick-ask";

const [WORK, GARDEN] = [idOf(2), idOf(3)];
const [IN_WORK, IN_GARDEN] = [idOf(102), idOf(103)];

/** The line of a popup; `fail` ends the message that is on its way. */
function setUp(drafts: Record<string, string> = {}) {
  const field = { value: "" };
  let refuse = (_: unknown) => {};
  const fake = createFakeClient({
    "conversation.open": ({ contextId }: { contextId: string }) => ({
      ...OPENED,
      conversation: makeConversation({ id: contextId === WORK ? IN_WORK : IN_GARDEN, contextId }),
      draft: drafts[contextId] ?? "",
    }),
    "message.list": () => makePage([makeMessage(9), makeReply(10, "streaming")]),
    "turn.send": () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
    "draft.save": () => ({}),
  });
  const { client, named } = fake;
  const quickAsk = createQuickAsk({ client, later: () => () => {}, newId: () => idOf(10) });
  const texts = createAskTexts({ quickAsk, field: { current: field } });
  const type = (contextId: string, text: string) => {
    field.value = text;
    texts.changed(contextId);
  };
  let chosen = WORK;
  const choose = async (contextId: string) => {
    texts.leave(chosen);
    chosen = contextId;
    texts.begin(contextId);
    await settle();
  };
  const fail = async () => {
    refuse(new AppError("internal"));
    await settle();
  };
  const saved = async () => {
    texts.flush();
    await settle();
    return named("draft.save").map(({ input }) => {
      const { conversationId, text } = input as { conversationId: string; text: string };
      return { conversationId, text };
    });
  };
  return { field, quickAsk, texts, type, choose, fail, saved };
}

describe("the line that all contexts of the popup share", () => {
  it("keeps a question that fails once another context is chosen as the draft of its own", async () => {
    const { field, texts, choose, type, fail, saved } = setUp();
    await choose(WORK);
    texts.send(WORK, "On tables");
    await settle();
    await choose(GARDEN);
    type(GARDEN, "On beans");
    await fail();
    expect(field.value).toBe("On beans");
    expect(await saved()).toEqual([
      { conversationId: IN_WORK, text: "On tables" },
      { conversationId: IN_GARDEN, text: "On beans" },
    ]);
  });

  it("does so, too, where that one's answer stays shown, and has it again when that is chosen", async () => {
    const { field, quickAsk, texts, choose, type, fail, saved } = setUp();
    await choose(WORK);
    await quickAsk.get()?.refresh();
    texts.send(WORK, "On tables");
    await settle();
    type(WORK, "And chairs");
    await choose(GARDEN);
    type(GARDEN, "On beans");
    await fail();
    expect(field.value).toBe("On beans");
    await choose(WORK);
    expect(field.value).toBe("On tables\nAnd chairs");
    expect(await saved()).toContainEqual({
      conversationId: IN_WORK,
      text: "On tables\nAnd chairs",
    });
  });

  it("has a question that fails once its context is chosen again before what was typed since", async () => {
    const { field, texts, choose, fail, saved, type } = setUp();
    await choose(WORK);
    texts.send(WORK, "On tables");
    await settle();
    await choose(GARDEN);
    await choose(WORK);
    type(WORK, "And chairs");
    await fail();
    expect(field.value).toBe("On tables\nAnd chairs");
    expect((await saved()).at(-1)).toEqual({
      conversationId: IN_WORK,
      text: "On tables\nAnd chairs",
    });
  });

  it("is empty for the context that is chosen, and what stood in it is kept for its own", async () => {
    const { field, choose, type, saved } = setUp({ [GARDEN]: "On beans" });
    await choose(WORK);
    type(WORK, "On tables");
    await choose(GARDEN);
    expect(field.value).toBe("On beans");
    type(GARDEN, "On beans and peas");
    expect(await saved()).toEqual([
      { conversationId: IN_WORK, text: "On tables" },
      { conversationId: IN_GARDEN, text: "On beans and peas" },
    ]);
  });

  it("keeps what was typed before a kept draft came together with that draft", async () => {
    const { field, texts, type, saved } = setUp({ [WORK]: "On tables" });
    texts.begin(WORK);
    type(WORK, "And chairs");
    await settle();
    expect(field.value).toBe("On tables\nAnd chairs");
    expect((await saved()).at(-1)).toEqual({
      conversationId: IN_WORK,
      text: "On tables\nAnd chairs",
    });
  });

  it("has a question that fails once, where it had come back as a draft meanwhile", async () => {
    const { field, texts, choose, type, fail } = setUp({ [WORK]: "On tables" });
    await choose(WORK);
    texts.send(WORK, "On tables");
    await settle();
    await choose(GARDEN);
    await choose(WORK);
    type(WORK, "On tables, please");
    await fail();
    expect(field.value).toBe("On tables, please");
  });

  it("has a kept draft that comes late in its own context alone", async () => {
    const { field, texts, choose, type } = setUp({ [WORK]: "On tables" });
    texts.begin(WORK);
    type(WORK, "And chairs");
    await choose(GARDEN);
    expect(field.value).toBe("");
  });
});
