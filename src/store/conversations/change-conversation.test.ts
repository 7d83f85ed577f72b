import { describe, expect, it } from "vitest";
import { allRawRows, makeStore, openTurn, sayTurn } from "../../../test/builders/make-store";
import { MAX_TAG, MAX_TAGS, MAX_TITLE } from "../../domain/check-fields";

describe("a conversation's title", () => {
  it("is one line without space around it", async () => {
    const { store, conversationId, restart } = await makeStore();
    const title = "  Tea\nand\t cake ";
    const renamed = await store.conversations.rename({ conversationId, title });
    expect(renamed).toMatchObject({ id: conversationId, title: "Tea and cake", version: 2 });
    const shown = await restart().conversations.show({ conversationId });
    expect(shown.conversation).toEqual(renamed);
  });

  it("stays when a job has found another one meanwhile, until the person clears it", async () => {
    const { store, conversationId } = await makeStore();
    const name = (title: string) =>
      store.jobs.nameConversation({ conversationId, title, deletedCount: 0 });
    await store.conversations.rename({ conversationId, title: "Mine" });
    expect(await name("Found")).toBe(false);
    expect((await store.branches.readPosition({ conversationId })).title).toBe("Mine");
    await store.conversations.rename({ conversationId, title: " " });
    expect(await name("Found")).toBe(true);
    expect((await store.branches.readPosition({ conversationId })).title).toBe("Found");
  });

  it("is refused where it is too long, and nothing is written", async () => {
    const { store, conversationId, database } = await makeStore();
    const before = await allRawRows(database);
    const rename = (length: number) =>
      store.conversations.rename({ conversationId, title: "🍵".repeat(length) });
    await expect(rename(MAX_TITLE + 1)).rejects.toMatchObject({
      code: "invalid-field",
      data: { field: "title", problem: "too-long", limit: MAX_TITLE },
    });
    expect(await allRawRows(database)).toEqual(before);
    expect((await rename(MAX_TITLE)).title).toHaveLength(2 * MAX_TITLE);
  });
});

describe("a conversation's tags", () => {
  it("M-087 are set as a whole, each once", async () => {
    const { store, conversationId } = await makeStore();
    const set = (tags: string[]) => store.conversations.setTags({ conversationId, tags });
    expect((await set(["Work", " work ", "tax"])).tags).toEqual(["Work", "tax"]);
    const { version } = await set(["Work", "tax"]);
    expect(version).toBe(2);
    expect((await set([])).tags).toEqual([]);
  });

  it("are not set over others than were seen", async () => {
    const { store, conversationId } = await makeStore();
    const set = (tags: string[], seen: string[]) =>
      store.conversations.setTags({ conversationId, tags, seen });
    await set(["birds"], []);
    await expect(set(["tax"], [])).rejects.toMatchObject({ code: "conflict" });
    expect((await store.conversations.find(conversationId))?.tags).toEqual(["birds"]);
    // Asked for again it is done.
    expect((await set(["birds"], [])).tags).toEqual(["birds"]);
    expect((await set(["birds", "tax"], ["birds"])).tags).toEqual(["birds", "tax"]);
  });

  it("are refused where one is empty or too long, or there are too many", async () => {
    const { store, conversationId } = await makeStore();
    const set = (tags: string[]) => store.conversations.setTags({ conversationId, tags });
    const many = Array.from({ length: MAX_TAGS + 1 }, (_, at) => `t${at}`);
    for (const [tags, problem] of [
      [[" "], "empty"],
      [["t".repeat(MAX_TAG + 1)], "too-long"],
      [many, "too-many"],
    ] as const) {
      await expect(set([...tags])).rejects.toMatchObject({
        code: "invalid-field",
        data: { field: "tags", problem },
      });
    }
  });
});

describe("putting a conversation aside", () => {
  it("keeps everything of it, and takes it back as it was", async () => {
    const harness = await makeStore();
    const { store, conversationId, clock } = harness;
    await sayTurn(harness, "1", "one");
    const before = (await store.conversations.show({ conversationId })).conversation;
    const aside = await store.conversations.setArchived({ conversationId, archived: true });
    expect(aside.archivedAt).toBe(clock.now());
    clock.time += 1_000;
    const again = await store.conversations.setArchived({ conversationId, archived: true });
    expect(again).toEqual(aside);
    const back = await store.conversations.setArchived({ conversationId, archived: false });
    expect(back).toEqual({ ...before, version: before.version + 2 });
  });
});

it("refuses to change a conversation that is not there", async () => {
  const { conversations } = (await makeStore()).store;
  const conversationId = crypto.randomUUID();
  for (const changing of [
    conversations.rename({ conversationId, title: "x" }),
    conversations.setTags({ conversationId, tags: [] }),
    conversations.setArchived({ conversationId, archived: true }),
    conversations.pin({ conversationId, pinned: true }),
    conversations.move({ conversationId, contextId: crypto.randomUUID() }),
    conversations.purge({ conversationId, messages: 0 }),
  ]) {
    await expect(changing).rejects.toMatchObject({
      code: "not-found",
      data: { kind: "conversation" },
    });
  }
});

describe("a conversation's parameters", () => {
  const parameters = { note: "Answer in rhymes.", temperature: 1.4, seed: 7, stop: ["END"] };

  it("are kept with its row, open again after a restart, and are gone once nothing is set", async () => {
    const { store, conversationId, restart } = await makeStore();
    const kept = await store.conversations.setParameters({ conversationId, parameters });
    expect(kept).toMatchObject({ parameters, version: 2 });
    const again = restart();
    const { parameters: read } = await again.branches.readPosition({ conversationId });
    expect(read).toEqual(parameters);
    expect((await again.check()).mismatched).toEqual([]);
    await again.conversations.setParameters({ conversationId, parameters: {} });
    expect(await again.conversations.find(conversationId)).not.toHaveProperty("parameters.note");
    expect((await again.branches.readPosition({ conversationId })).parameters).toBeUndefined();
  });

  it("stay through a title, a turn and an archiving, and are told to the turn", async () => {
    const made = await makeStore();
    const { store, conversationId } = made;
    await store.conversations.setParameters({ conversationId, parameters });
    await store.conversations.rename({ conversationId, title: "Tea" });
    await sayTurn(made, "Hello", "Hi");
    await store.conversations.setArchived({ conversationId, archived: true });
    expect(await store.conversations.find(conversationId)).toMatchObject({ parameters });
    const turn = await openTurn(made, "Again");
    expect(await store.turns.readTurn({ turnId: turn.id })).toMatchObject({ parameters });
  });

  it("fail with not-found where there is no such conversation", async () => {
    const { store } = await makeStore();
    const input = { conversationId: crypto.randomUUID(), parameters };
    await expect(store.conversations.setParameters(input)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
