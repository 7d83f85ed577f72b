import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeStore, sayTurn } from "../../../test/builders/make-store";

/** What the list tells of the one conversation, whose only answer says this. */
async function lastWordsOf(text: string, asked: { readonly lastWords?: true }) {
  const harness = await makeStore();
  const { store } = harness;
  const contextId = await contextIdOf(store, harness.conversationId);
  await sayTurn(harness, "Well?", text);
  const query = { contextId, after: null, limit: 9, query: "", archived: false, ...asked };
  const { conversations } = await store.conversations.list(query);
  return conversations.map(({ lastWords }) => lastWords);
}

describe("the last words of a conversation", () => {
  it("show what they say: no mark of direction, no tag, no line", async () => {
    const said = "Paid to \u202Ekcatta\u202C ok\u{E0041}\n# And **more**";
    expect(await lastWordsOf(said, { lastWords: true })).toEqual(["Paid to kcatta ok And more"]);
  });

  it("are read only for whoever shows them", async () => {
    expect(await lastWordsOf("Hello", {})).toEqual([undefined]);
  });

  it("are left out where the message is very long: a page shows many", async () => {
    expect(await lastWordsOf("long ".repeat(20_000), { lastWords: true })).toEqual([undefined]);
  });
});
