import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { MODEL, makeStore, rawRows } from "../../../test/builders/make-store";
import type { AnsweredReply } from "../../domain/add-usage";

const reply: AnsweredReply = {
  model: MODEL,
  promptTokens: 30,
  replyTokens: 5,
  cost: null,
  firstTokenMs: 100,
  replyMs: 600,
};

describe("createUsageStore", () => {
  it("keeps one sealed row, through a restart, and tells the newest month first", async () => {
    const { store, clock, database, restart } = await makeStore();
    await store.usage.add(reply);
    await store.usage.add(reply);
    clock.time += 40 * 86_400_000;
    await store.usage.add(reply);
    const months = await restart().usage.read();
    expect(months.map(({ month }) => month)).toEqual(["2025-10", "2025-08"]);
    expect(months[1]?.models).toMatchObject([{ replies: 2, promptTokens: 60 }]);
    expect(await rawRows(database, "usage")).toHaveLength(1);
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("leaves no row once it is forgotten, and forgets twice", async () => {
    const { store, database } = await makeStore();
    await store.usage.add(reply);
    await store.usage.forget();
    await store.usage.forget();
    expect(await rawRows(database, "usage")).toEqual([]);
    expect(await store.usage.read()).toEqual([]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("tells nothing of a row that was altered, and writes none over it", async () => {
    const { store, database, restart } = await makeStore();
    await store.usage.add(reply);
    await flipRow(database, "usage");
    const before = await rawRows(database, "usage");
    const later = restart();
    expect(await later.usage.read()).toEqual([]);
    await expect(later.usage.add(reply)).rejects.toMatchObject({ code: "row-tampered" });
    expect(await rawRows(database, "usage")).toEqual(before);
  });
});
