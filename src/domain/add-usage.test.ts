import { describe, expect, it } from "vitest";
import { type AnsweredReply, addUsage, mergeUsage, monthOf, OTHER_MODELS } from "./add-usage";
import { GUIDE_MODEL, type Model, modelKey } from "./model";
import { type UsageMonth, usageMonthSchema } from "./usage-month";

const remote = (name: string): Model => ({
  ...GUIDE_MODEL,
  provider: "openai",
  name,
  url: "https://api.example.com/v1",
});

const replyOf = (over: Partial<AnsweredReply> = {}): AnsweredReply => ({
  model: remote("m"),
  promptTokens: 100,
  replyTokens: 20,
  cost: 0.5,
  firstTokenMs: 200,
  replyMs: 1_200,
  ...over,
});

describe("addUsage", () => {
  it("stays what can be stored, whatever is added", () => {
    const absurd = { cost: Number.POSITIVE_INFINITY, promptTokens: Number.MAX_SAFE_INTEGER };
    const more = { cost: Number.NaN, replyTokens: Number.POSITIVE_INFINITY };
    const months = addUsage(addUsage([], replyOf(absurd), "2026-01"), replyOf(more), "2026-01");
    expect(months.map((month) => usageMonthSchema.parse(month))).toEqual(months);
    expect(months[0]?.models[0]).toMatchObject({
      cost: 0,
      promptTokens: Number.MAX_SAFE_INTEGER,
      replyTokens: 20,
    });
  });

  it("sums what the replies of a model came to in a month", () => {
    const one = addUsage([], replyOf(), "2026-01");
    const [month] = addUsage(one, replyOf({ replyTokens: 30 }), "2026-01");
    expect(month).toEqual({
      month: "2026-01",
      models: [
        {
          model: modelKey(remote("m")),
          name: "m",
          replies: 2,
          promptTokens: 200,
          replyTokens: 50,
          cost: 1,
          unpriced: 0,
          timed: 2,
          firstTokenMs: 400,
          writingMs: 2_000,
          timedTokens: 50,
        },
      ],
    });
    expect(usageMonthSchema.safeParse(month).success).toBe(true);
  });

  it("counts what came in one piece for the first word's time alone, not for the speed", () => {
    const streamed = addUsage([], replyOf(), "2026-01");
    const pieces = [replyOf({ replyMs: 200 }), replyOf({ replyTokens: 500, replyMs: 202 })];
    const [month] = pieces.reduce((months, one) => addUsage(months, one, "2026-01"), streamed);
    const speed = { timedTokens: 20, writingMs: 1_000 };
    expect(month?.models[0]).toMatchObject({ ...speed, timed: 3, firstTokenMs: 600 });
  });

  it("tells how many replies have no known price, but of none that runs on this machine", () => {
    const [far] = addUsage([], replyOf({ cost: null }), "2026-01");
    expect(far?.models[0]).toMatchObject({ unpriced: 1, cost: 0 });
    const near = { ...remote("m"), url: "http://127.0.0.1:1234/v1" };
    const [here] = addUsage([], replyOf({ cost: null, model: near }), "2026-01");
    expect(here?.models[0]).toMatchObject({ unpriced: 0, cost: 0 });
  });

  it("leaves a reply that was not timed out of what speed is made from", () => {
    const [month] = addUsage([], replyOf({ firstTokenMs: null, replyMs: null }), "2026-01");
    expect(month?.models[0]).toMatchObject({ replies: 1, timed: 0, timedTokens: 0 });
  });

  it("keeps months and models apart, the newest month first whatever the clock did", () => {
    const first = addUsage([], replyOf(), "2026-02");
    const second = addUsage(first, replyOf({ model: remote("other") }), "2026-02");
    const third = addUsage(second, replyOf(), "2026-01");
    expect(third.map(({ month, models }) => [month, models.map(({ name }) => name)])).toEqual([
      ["2026-02", ["m", "other"]],
      ["2026-01", ["m"]],
    ]);
  });

  it("keeps the newest 24 months", () => {
    let months: UsageMonth[] = [];
    for (let at = 0; at < 30; at += 1) {
      const name = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
      months = addUsage(months, replyOf(), name);
    }
    expect(months).toHaveLength(24);
    expect(months.at(-1)?.month).toBe("2024-07");
  });

  it("sums as one what is beyond 49 models of a month", () => {
    let months: UsageMonth[] = [];
    for (let at = 0; at < 60; at += 1) {
      months = addUsage(months, replyOf({ model: remote(`m${at}`) }), "2026-01");
    }
    months = addUsage(months, replyOf({ model: remote("m3") }), "2026-01");
    const models = months[0]?.models ?? [];
    expect(models).toHaveLength(50);
    expect(models.find(({ model }) => model === OTHER_MODELS)?.replies).toBe(11);
    expect(models.find(({ name }) => name === "m3")?.replies).toBe(2);
  });
});

describe("monthOf", () => {
  it("is the month on this machine's clock, with two digits", () => {
    expect(monthOf(new Date(2026, 0, 31, 23, 59).getTime())).toBe("2026-01");
    expect(monthOf(new Date(2026, 11, 1).getTime())).toBe("2026-12");
  });
});

describe("mergeUsage", () => {
  it("sums what two lists tell of a model in a month, and keeps the newest months", () => {
    const [one, two] = [addUsage([], replyOf(), "2026-01"), addUsage([], replyOf(), "2026-02")];
    const merged = mergeUsage(one, mergeUsage(two, one));
    expect(merged.map(({ month }) => month)).toEqual(["2026-02", "2026-01"]);
    expect(merged[0]).toEqual(two[0]);
    expect(merged[1]).toEqual(addUsage(one, replyOf(), "2026-01")[0]);
  });
});
