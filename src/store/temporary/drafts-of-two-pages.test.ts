import { describe, expect, it } from "vitest";
import { makeImage } from "../../../test/builders/make-attached";
import { MODEL, makeStore } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import type { Store } from "../create-store";
import { createTemporaryMaker } from "./temporary-conversations";
import { createTemporaryStore } from "./temporary-store";
import { withTemporary } from "./with-temporary";

type Where = { readonly store: Store; readonly conversationId: string };

const KINDS: readonly (readonly [string, () => Promise<Where>])[] = [
  ["a stored", () => makeStore()],
  ["a temporary", makeTemporary],
];

async function makeTemporary(): Promise<Where> {
  const { store, clock } = await makeStore();
  const deps = { store, temporary: createTemporaryStore(createFakeKeyValueArea()), clock };
  const id = crypto.randomUUID();
  await createTemporaryMaker(deps).create({ id, channel: "side-panel", contextId: null });
  return { store: withTemporary(deps), conversationId: id };
}

async function draftOf({ store, conversationId }: Where): Promise<string> {
  return (await store.conversations.show({ conversationId })).draft;
}

describe.each(KINDS)("the draft of %s conversation that two pages type in", (_, make) => {
  it("is replaced by the page that has known it", async () => {
    const where = await make();
    const { store, conversationId } = where;
    expect(await store.saveDraft({ conversationId, text: "half", over: "" })).toEqual({
      earlier: "",
    });
    await store.saveDraft({ conversationId, text: "whole", over: "half" });
    expect(await draftOf(where)).toBe("whole");
    await store.saveDraft({ conversationId, text: "", over: "whole" });
    expect(await draftOf(where)).toBe("");
  });

  it.each([
    ["half a", "half, and all of the rest", "half, and all of the rest\nhalf a"],
    ["", "half, and all of the rest", "half, and all of the rest"],
  ])("keeps before %j what the other has stored since", async (text, rest, joined) => {
    const where = await make();
    const { store, conversationId } = where;
    await store.saveDraft({ conversationId, text: rest, over: "" });
    const late = { conversationId, text, over: "half" };
    expect(await store.saveDraft(late)).toEqual({ earlier: rest });
    expect(await draftOf(where)).toBe(joined);
    // The worker may die before it has answered.
    expect(await store.saveDraft(late)).toEqual({ earlier: rest });
    expect(await draftOf(where)).toBe(joined);
  });

  it("has a text once that its page was not told of", async () => {
    const where = await make();
    const { store, conversationId } = where;
    await store.saveDraft({ conversationId, text: "half", over: "" });
    await store.saveDraft({ conversationId, text: "half of it", over: "" });
    expect(await draftOf(where)).toBe("half of it");
  });

  it("goes with a message of the page that has known it", async () => {
    const where = await make();
    const { store, conversationId } = where;
    await store.saveDraft({ conversationId, text: "hal" });
    await send(where, { text: "half", draft: "hal" });
    expect(await draftOf(where)).toBe("");
  });

  it.each([{ draft: "half" }, {}])(
    "stays where a message is sent by one that has known %j",
    async (known) => {
      const where = await make();
      const { store, conversationId } = where;
      const id = crypto.randomUUID();
      await store.attachments.add({ id, conversationId, attached: makeImage() });
      await store.saveDraft({ conversationId, text: "half, and all of the rest" });
      await send(where, { text: "half", attachments: [id], ...known });
      expect(await draftOf(where)).toBe("half, and all of the rest");
    },
  );
});

type Sent = {
  readonly text: string;
  readonly draft?: string;
  readonly attachments?: readonly string[];
};

async function send({ store, conversationId }: Where, sent: Sent): Promise<void> {
  const id = crypto.randomUUID();
  await store.turns.openTurn({ id, conversationId, model: MODEL, ...sent });
}
