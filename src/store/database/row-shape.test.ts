import { describe, expect, it } from "vitest";
import { flipRow, makeFullStore } from "../../../test/builders/make-full-store";
import { rawRows, type StoreHarness, sayTurn, textsOf } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { CALLS } from "../../contract/contract";
import { toFailure } from "../../domain/app-error";
import type { Store } from "../create-store";
import { ruleOf, TABLE_NAMES, type TableName } from "./schema";

const QUERY = { contextId: null, after: null, limit: 20, query: "", archived: false };

/** What a column may hold instead; undefined for a column that is not there. */
const ODD = [undefined, null, 7, "x", {}, [{}]] as const;

/** The long run puts each of them into each column; the short one every other, by turns. */
const isLong = process.env.FAULTS === "1";
const oddOf = (nth: number) => ODD.filter((_, at) => isLong || (at + nth) % 2 === 0);

/** A full store, and beside it a conversation of another context to which nothing happens. */
async function setup() {
  const harness = await makeFullStore();
  const { store } = harness;
  const contextId = crypto.randomUUID();
  await store.contexts.create({
    id: contextId,
    fields: { name: "Work", systemPrompt: "Be brief." },
  });
  const conversationId = crypto.randomUUID();
  await store.conversations.create({ id: conversationId, contextId, channel: "side-panel" });
  const beside = { ...harness, conversationId };
  await sayTurn(beside, "well?", "well.");
  // Neither its head nor its messages are the row that is altered.
  const untouched = new Set<string>([contextId, conversationId]);
  for (const { id } of await rawRows(harness.database, "messages")) {
    const message = await store.findMessage(id);
    if (message?.conversationId === conversationId) untouched.add(id);
  }
  return { harness, beside, contextId, untouched };
}

/** Everything that looks at more than one row, by what it is called; none of it may fail. */
function lists(store: Store, contextId: string, beside: StoreHarness) {
  return {
    conversations: () => store.conversations.list(QUERY),
    "conversations archived": () => store.conversations.list({ ...QUERY, archived: true }),
    "conversations by a word": () => store.conversations.list({ ...QUERY, query: "zz" }),
    "conversations of a context": () => store.conversations.list({ ...QUERY, contextId }),
    "messages beside it": () => textsOf({ ...beside, store }),
    log: () => store.log.list({ of: "all" }),
    "messages of a context": () =>
      store.listContextMessages({ contextId, skip: 0, limit: 9, newestFirst: true }),
    contexts: () => store.contexts.list(),
    presets: () => store.presets.list(),
    "saved prompts": () => store.savedPrompts().list(),
    plans: () => store.plans.list({ limit: 9 }),
    jobs: () => store.jobs.listJobs(),
    connections: () => store.connections.list(),
    files: () => store.modelFiles.list(),
    turns: () => store.turns.listOpenTurns(),
    settings: () => store.settings.read(),
    expiry: () => store.contexts.archiveExpired(),
    references: () => store.references.conversationsOf({ kind: "page", target: "https://a.b" }),
    open: () => store.conversations.open({ channel: "side-panel", contextId }),
  };
}

type Altered = { readonly table: TableName; readonly name: string; readonly value: unknown };

/** The row with that in place of a column's value. */
function alter(row: object, { name, value }: Altered): object {
  const altered: Record<string, unknown> = { ...row, [name]: value };
  if (value === undefined) delete altered[name];
  return altered;
}

describe("a row that has not the shape of one", () => {
  it.each(TABLE_NAMES)(
    "of %s fails no list, whichever column it lacks or has otherwise, and Health tells it",
    async (table) => {
      const { harness, beside, contextId, untouched } = await setup();
      const { database, restart, conversationId } = harness;
      const row = (await rawRows(database, table)).find(({ id }) => !untouched.has(id));
      if (row === undefined) throw new Error(`no row in ${table}`);
      const columns = [...ruleOf(table).columns.slice(1), "version", "keyId", "sealed"];
      for (const [nth, name] of columns.entries()) {
        for (const value of oddOf(nth)) {
          const alteration = `${table}.${name} = ${JSON.stringify(value)}`;
          const altered = alter(row, { table, name, value });
          if (name === "previous" && value === null) continue;
          // Which of the rows is the first one is chance: it may hold that already.
          if (Reflect.get(row, name) === value) continue;
          await rawTable(database, table).put(altered);
          const store = restart();
          for (const [what, list] of Object.entries(lists(store, contextId, beside))) {
            const code = await list().then(
              () => "",
              (error) => toFailure(error).code,
            );
            expect(code, `${alteration}: ${what}`).toBe("");
          }
          const page = await store.listMessages({ conversationId, before: null, limit: 50 }).then(
            (found) => CALLS["message.list"].output.safeParse(found).success,
            (error) => toFailure(error).code !== "internal",
          );
          expect(page, `${alteration}: its own messages`).toBe(true);
          const check = await store.check();
          const { unreadable } = CALLS["vault.check"].output.parse(check);
          expect(unreadable, alteration).toContainEqual(
            expect.objectContaining({ table, id: row.id }),
          );
        }
      }
      await rawTable(database, table).put(row);
      expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
    },
    60_000,
  );

  it.each(["conversations", "messages", "summaries", "open_turns"] as const)(
    "of %s is taken out by a repair, whatever it lacks, and by whatever id it lies",
    async (table) => {
      for (const change of [
        { version: undefined },
        { parent: undefined },
        { parent: {} },
        { order: undefined },
        { parent: 7 },
        { id: 7 },
        { id: ["a", 7] },
      ]) {
        const { harness, beside, untouched } = await setup();
        const { database } = harness;
        const row = (await rawRows(database, table)).find(({ id }) => !untouched.has(id));
        if (row === undefined) throw new Error(`no row in ${table}`);
        const [[name, value]] = Object.entries(change) as [[string, unknown]];
        await rawTable(database, table).delete(row.id);
        await rawTable(database, table).put(alter(row, { table, name, value }));
        const store = harness.restart();
        CALLS["vault.check"].output.parse(await store.check());
        await store.repair();
        const check = await store.check();
        expect(check, `${table} ${name}`).toMatchObject({ unreadable: [], mismatched: [] });
        expect(await textsOf({ ...beside, store })).toEqual(["well?", "well."]);
      }
    },
    60_000,
  );
});

describe("a row about forks that does not open", () => {
  it("is told by the panel and by Health until it is repaired, however often it is shown", async () => {
    const harness = await makeFullStore();
    const id = await flipRow(harness.database, "forks");
    const before = await textsOf(harness);
    const store = harness.restart();
    for (let times = 0; times < 2; times += 1) {
      expect(await textsOf({ ...harness, store })).toEqual(before);
      const found = { table: "forks", id, code: "row-tampered" };
      expect(store.health()).toEqual([found]);
      expect((await store.check()).unreadable).toEqual([found]);
    }
    await store.repair();
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
    expect(store.health()).toEqual([]);
    expect(await textsOf({ ...harness, store })).toEqual(before);
  });

  it("is told no more once the person's own change wrote it anew", async () => {
    const harness = await makeFullStore();
    const { conversationId } = harness;
    await flipRow(harness.database, "forks");
    const store = harness.restart();
    const page = await store.listMessages({ conversationId, before: null, limit: 50 });
    const [fork] = page.forks;
    const [to] = fork?.siblings ?? [];
    expect(store.health()).toHaveLength(1);
    const from = fork?.messageId ?? "";
    const running = await store.turns.listOpenTurns();
    for (const { id } of running) {
      const rest = { text: "", thinking: "" };
      const outcome = { status: "complete", failure: null, finish: null, usage: null } as const;
      await store.turns.closeTurn({ turnId: id, outcome, rest, thinkingMs: 0, seenFrom: null });
    }
    await store.branches.show({ conversationId, from, to: to ?? "" });
    expect(store.health()).toEqual([]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });
});
