import { describe, expect, it } from "vitest";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader } from "../rows/row-reader";
import { readLastWords } from "./last-words";

/** What is told of the one conversation, whose only answer says this. */
async function lastWordsOf(text: string) {
  const harness = await makeStore();
  await sayTurn(harness, "Well?", text);
  const words = await harness.store.conversations.lastWords([harness.conversationId]);
  return words.map((one) => one.text);
}

describe("the last words of a conversation", () => {
  it("show what they say: no mark of direction, no tag, no line", async () => {
    const said = "Paid to \u202Ekcatta\u202C ok\u{E0041}\n# And **more**";
    expect(await lastWordsOf(said)).toEqual(["Paid to kcatta ok And more"]);
  });

  it("are empty where the message is very long: a list shows many", async () => {
    expect(await lastWordsOf("long ".repeat(20_000))).toEqual([""]);
  });

  it("are those of the question where its answer says nothing", async () => {
    expect(await lastWordsOf("")).toEqual(["Well?"]);
  });

  it("are of the version that the head has, which every word raises", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const read = () => store.conversations.lastWords([conversationId]);
    await sayTurn(harness, "Well?", "First.");
    const [first] = await read();
    expect(first?.version).toBe((await store.conversations.find(conversationId))?.version);
    await sayTurn(harness, "And?", "Second.");
    const [second] = await read();
    expect([first?.text, second?.text]).toEqual(["First.", "Second."]);
    expect(second?.version).toBeGreaterThan(first?.version ?? Infinity);
  });

  it("open no more than what is asked for: a head and a message each", async () => {
    const harness = await makeStore();
    const { database, keys, conversationId } = harness;
    const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
    await sayTurn(harness, "Well?", "Yes.");
    await sayTurn(harness, "And?", "No.");
    const opened: string[] = [];
    const tryOpen: typeof reader.tryOpen = (table, row) => {
      opened.push(table);
      return reader.tryOpen(table, row);
    };
    const gone = crypto.randomUUID();
    const words = await readLastWords({ database, reader: { tryOpen } }, [conversationId, gone]);
    expect(words.map(({ text }) => text)).toEqual(["No."]);
    expect(opened).toEqual(["conversations", "messages"]);
  });

  it("are not told once the keys are gone", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "Well?", "Yes.");
    harness.keys.drop();
    const read = harness.store.conversations.lastWords([harness.conversationId]);
    await expect(read).rejects.toMatchObject({ code: "locked" });
  });
});
