import { describe, expect, it } from "vitest";
import { deleteTexts, sayHere } from "../../../test/builders/change-imported";
import {
  type ImportHarness,
  makeImportedConversation as made,
  makeImported,
  makeImportStore,
} from "../../../test/builders/make-import-store";
import type { ImportedConversation } from "../../domain/imported";
import { MAX_CONVERSATION_MESSAGES, MAX_MESSAGE_BYTES } from "../../domain/limits";
import { contextToPut, headToPut } from "../rows/row-to-entity";

async function add(harness: ImportHarness, ...conversations: ImportedConversation[]) {
  const { imports, context } = harness;
  const { base } = await imports.begin({ contextId: context.id });
  const input = { contextId: context.id, source: "chatgpt", base, conversations } as const;
  return (await imports.add(input)).map(({ result, messages }) => `${result} ${messages}`);
}

/** The messages as `previous>id`, by what they were called elsewhere. */
async function links(harness: ImportHarness): Promise<string[]> {
  const messages = await harness.messages();
  const names = new Map(messages.map(({ id, metadata }) => [id, metadata?.importId ?? "?"]));
  return messages.map(({ id, previous }) => `${names.get(previous ?? "") ?? ""}>${names.get(id)}`);
}

async function nameOf(harness: ImportHarness, id: string | null | undefined) {
  return (await harness.messages()).find((one) => one.id === id)?.metadata?.importId ?? null;
}

const LINE = [">q1", "q1>a1", "a1>q2", "q2>a2"];

describe("the store's imports", () => {
  it("M-064 M-082 M-086 stores a conversation whole, tainted, with its dates and who answered", async () => {
    const harness = await makeImportStore();
    expect(await add(harness, made(LINE))).toEqual(["added 4"]);
    expect(await links(harness)).toEqual(LINE);
    const [conversation] = await harness.conversations();
    const messages = await harness.messages();
    expect(conversation).toMatchObject({
      contextId: harness.context.id,
      channel: "import",
      title: "A title",
      messageCount: 4,
      origin: { source: "chatgpt", id: "c1" },
      activeLeaf: messages.at(-1)?.id,
      createdAt: Date.UTC(2024, 0, 1),
      updatedAt: Date.UTC(2024, 0, 2),
    });
    expect(conversation?.tokenCount).toBeGreaterThan(8);
    expect(messages.map(({ taint, depth }) => [taint, depth])).toEqual([
      [["import"], 0],
      [["import"], 1],
      [["import"], 2],
      [["import"], 3],
    ]);
    expect(messages[1]).toMatchObject({
      role: "assistant",
      reply: { status: "complete", provider: "chatgpt", model: "gpt-4o" },
    });
    expect(messages[0]?.reply).toBeNull();
    expect((await harness.check()).mismatched).toEqual([]);
    expect(await harness.reader.findAll("jobs")).toEqual([]);
  });

  it("M-086 changes nothing when the same is imported again, after a restart too", async () => {
    const harness = await makeImportStore();
    const all = [made(LINE), made([">q1", "q1>a1", "q1>b1"], { id: "c2", rank: 1 })];
    expect(await add(harness, ...all)).toEqual(["added 4", "added 3"]);
    const before = await harness.messages();
    expect(await add(harness, ...all)).toEqual(["unchanged 0", "unchanged 0"]);
    expect(await add({ ...harness, imports: harness.restarted() }, ...all)).toEqual([
      "unchanged 0",
      "unchanged 0",
    ]);
    expect(await harness.messages()).toEqual(before);
    expect(await harness.conversations()).toHaveLength(2);
  });

  it("stores one that is twice in a batch once", async () => {
    const harness = await makeImportStore();
    expect(await add(harness, made(LINE.slice(0, 2)), made(LINE))).toEqual([
      "added 2",
      "extended 2",
    ]);
    expect(await harness.conversations()).toHaveLength(1);
  });

  it("adds what was said elsewhere since, and shows it where nothing was said here", async () => {
    const harness = await makeImportStore();
    await add(harness, made(LINE.slice(0, 2)));
    expect(await add(harness, made(LINE, { updatedAt: Date.UTC(2025, 0, 1) }))).toEqual([
      "extended 2",
    ]);
    expect(await links(harness)).toEqual(LINE);
    const [conversation] = await harness.conversations();
    expect(await nameOf(harness, conversation?.activeLeaf)).toBe("a2");
    expect(conversation).toMatchObject({ messageCount: 4, updatedAt: Date.UTC(2025, 0, 1) });
    expect(await harness.forks()).toEqual([]);
    expect((await harness.check()).mismatched).toEqual([]);
  });

  it("keeps what the person said here, shows it on, and makes what is new another branch", async () => {
    const harness = await makeImportStore();
    await add(harness, made(LINE.slice(0, 2)));
    const mine = await sayHere(harness);
    expect(await add(harness, made(LINE))).toEqual(["extended 2"]);
    const [conversation] = await harness.conversations();
    expect(conversation).toMatchObject({ activeLeaf: mine, messageCount: 5 });
    const messages = await harness.messages();
    const named = (name: string) =>
      messages.find(({ metadata }) => metadata?.importId === name)?.id;
    expect(await harness.forks()).toEqual([
      [
        {
          previous: named("a1"),
          ways: [
            { id: mine, leaf: mine },
            { id: named("q2"), leaf: named("a2") },
          ],
        },
      ],
    ]);
  });

  it("keeps all branches with their ends, and shows the one that was shown", async () => {
    const harness = await makeImportStore();
    const branched = [">q1", "q1>a1", "a1>q2", "q2>a2", "q1>b1", ">q9"];
    await add(harness, made(branched, { leaf: "a1" }));
    const [conversation] = await harness.conversations();
    expect(await nameOf(harness, conversation?.activeLeaf)).toBe("a2");
    const [forks = []] = await harness.forks();
    const names = await Promise.all(
      forks.flatMap(({ ways: siblings }) => siblings.map(async ({ id, leaf }) => [id, leaf])),
    );
    const namePairs = await Promise.all(
      names.map(([id, leaf]) => Promise.all([nameOf(harness, id), nameOf(harness, leaf)])),
    );
    expect(namePairs).toEqual(
      expect.arrayContaining([
        ["q1", "b1"],
        ["q9", "q9"],
        ["a1", "a2"],
        ["b1", "b1"],
      ]),
    );
    expect(namePairs).toHaveLength(4);
  });

  it("never brings back a message whose text was deleted", async () => {
    const harness = await makeImportStore();
    await add(harness, made([">q1", "q1>a1", "q1>b1"]));
    await deleteTexts(harness, ["a1"]);
    expect(await add(harness, made([">q1", "q1>a1", "q1>b1", "b1>q2"]))).toEqual(["extended 1"]);
    expect((await harness.messages()).map(({ text }) => text)).toEqual([
      "text of q1",
      "",
      "text of b1",
      "text of q2",
    ]);
    // The sibling that was deleted is none any more.
    expect(await harness.forks()).toEqual([[]]);
  });

  it("never brings one back that told no time there, whose own time was that of its import", async () => {
    const harness = await makeImportStore();
    const at = (createdAt: number) =>
      made([], {
        createdAt,
        messages: [">q1", "q1>a1", "a1>q2"].map((link) => makeImported(link, { createdAt })),
      });
    await add(harness, at(Date.UTC(2025, 0, 1)));
    await deleteTexts(harness, ["q1", "a1"]);
    expect(await add(harness, at(Date.UTC(2025, 0, 9)))).toEqual(["unchanged 0"]);
    expect(await harness.messages()).toHaveLength(3);
  });

  it("stands the newest last in the log, and before the messages of the import", async () => {
    const harness = await makeImportStore();
    await add(
      harness,
      made(LINE, { id: "old", rank: 7 }),
      made(LINE, { id: "new", rank: 999_999 }),
    );
    const orders = (await harness.conversations()).map(({ order }) => order);
    expect(orders).toEqual([8, 1_000_000]);
    expect((await harness.messages()).map(({ order }) => order)).toEqual(
      Array.from({ length: 8 }, (_, at) => 1_000_001 + at),
    );
  });

  it("leaves a conversation in the context to which it was moved", async () => {
    const harness = await makeImportStore();
    await add(harness, made(LINE.slice(0, 2)));
    const parent = crypto.randomUUID();
    const [conversation] = await harness.conversations();
    await harness.writer.write(async (commit) => {
      const head = await harness.state.head(conversation?.id ?? "");
      if (head === null) throw new Error("no head");
      await commit({ durability: "strict", heads: [headToPut(head, {}, { parent })] });
    });
    expect(await add(harness, made(LINE))).toEqual(["extended 2"]);
    expect((await harness.conversations()).map(({ contextId }) => contextId)).toEqual([parent]);
  });

  it("stores one anew that was purged since", async () => {
    const harness = await makeImportStore();
    await add(harness, made(LINE));
    await harness.writer.write(async (commit) => {
      const [row] = await harness.reader.findAll("conversations");
      if (row === undefined) throw new Error("no row");
      const messages = await harness.reader.findAll("messages");
      await commit({
        durability: "strict",
        removals: [{ table: "conversations", row }],
        dropped: messages.map(({ id }) => id),
      });
    });
    expect(await add(harness, made(LINE))).toEqual(["added 4"]);
  });

  it("survives links that lead nowhere, forward, and names that are there twice", async () => {
    const harness = await makeImportStore();
    await add(harness, made(["x>q1", "a2>a1", ">q1", "q1>a2", "__proto__>constructor"]));
    expect(await links(harness)).toEqual([">q1", ">a1", "q1>a2", ">constructor"]);
    expect((await harness.check()).mismatched).toEqual([]);
  });

  it("refuses a conversation with too many messages or one too long, and stores the others", async () => {
    const harness = await makeImportStore();
    const message = makeImported(">q1");
    const many = Array.from({ length: MAX_CONVERSATION_MESSAGES + 1 }, (_, at) => ({
      ...message,
      id: `q${at}`,
    }));
    const long = { ...message, text: "x".repeat(MAX_MESSAGE_BYTES + 1) };
    expect(
      await add(
        harness,
        made([], { id: "many", messages: many }),
        made([], { id: "long", messages: [long] }),
        made(LINE),
      ),
    ).toEqual(["too-large 0", "too-large 0", "added 4"]);
    expect(await harness.conversations()).toHaveLength(1);
  });

  it("waits for the disk once an import is at its end", async () => {
    const harness = await makeImportStore();
    const before = await harness.mark.read();
    await add(harness, made(LINE));
    const generation = (await harness.state.manifest()).generation;
    expect(await harness.mark.read()).toBeLessThan(generation);
    await harness.imports.add({
      contextId: harness.context.id,
      source: "chatgpt",
      base: 0,
      conversations: [],
    });
    expect(await harness.mark.read()).toBe(generation + 1);
    expect(before).toBeLessThan(generation);
  });

  it("renews the context, so that it does not expire at once", async () => {
    const harness = await makeImportStore();
    await add(harness, made(LINE));
    const use = await harness.reader.get("uses", harness.context.id);
    expect(use?.payload.lastChatAt).toBe(harness.clock.now());
  });

  it("refuses a context that is not there or was archived, and a base that nobody gave", async () => {
    const harness = await makeImportStore();
    const { imports, context } = harness;
    const input = { source: "claude", base: 0, conversations: [made(LINE)] } as const;
    await expect(imports.begin({ contextId: crypto.randomUUID() })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(imports.add({ ...input, contextId: context.id })).rejects.toMatchObject({
      code: "bad-request",
    });
    await harness.writer.write(async (commit) => {
      const row = await harness.reader.find("contexts", context.id);
      const put = { ...context, archived: { at: 1, by: "person" as const } };
      await commit({ durability: "strict", puts: [contextToPut(put, row)] });
    });
    await expect(imports.add({ ...input, contextId: context.id })).rejects.toMatchObject({
      code: "archived",
    });
    expect(await harness.conversations()).toEqual([]);
  });

  it("tells nothing of what it knows once the keys are gone", async () => {
    const harness = await makeImportStore();
    await add(harness, made(LINE));
    harness.keys.drop();
    await expect(add(harness, made(LINE))).rejects.toMatchObject({ code: "locked" });
  });
});
