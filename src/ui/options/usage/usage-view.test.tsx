import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type AnsweredReply, addUsage } from "../../../domain/add-usage";
import { GUIDE_MODEL, type Model } from "../../../domain/model";
import type { UsageMonth } from "../../../domain/usage-month";
import { usageRows } from "./usage-row";
import { UsageView } from "./usage-view";

const far: Model = {
  ...GUIDE_MODEL,
  provider: "openai",
  name: "vendor/big",
  label: "Big",
  url: "https://api.example.com/v1",
};
const near: Model = { ...far, provider: "ollama", name: "m", label: "", url: "http://[::1]:1" };

const replyOf = (over: Partial<AnsweredReply> = {}): AnsweredReply => ({
  model: far,
  promptTokens: 1_000,
  replyTokens: 200,
  cost: 0.25,
  firstTokenMs: 500,
  replyMs: 4_500,
  ...over,
});

const monthsOf = (replies: readonly AnsweredReply[], month = "2026-01") =>
  replies.reduce<UsageMonth[]>((months, reply) => addUsage(months, reply, month), []);
const rowsOf = (replies: readonly AnsweredReply[]) => usageRows(monthsOf(replies)[0]?.models ?? []);

describe("usageRows", () => {
  it("tells means, the place, and the cost of a model", () => {
    const [row, ...more] = rowsOf([replyOf(), replyOf({ firstTokenMs: 1_500, replyMs: 5_500 })]);
    expect(row).toMatchObject({ name: "Big", destination: "to api.example.com", replies: 2 });
    expect(row).toMatchObject({ firstTokenMs: 1_000, speed: 50, cost: "$0.50" });
    expect(more).toEqual([]);
  });

  it("has the model with the most tokens first, and the sum last", () => {
    const rows = rowsOf([replyOf({ model: near, promptTokens: 1, cost: null }), replyOf()]);
    expect(rows.map(({ name, cost }) => [name, cost])).toEqual([
      ["Big", "$0.25"],
      ["m", "–"],
      ["All", "$0.25"],
    ]);
    expect(rows[2]).toMatchObject({ replies: 2, promptTokens: 1_001, destination: "" });
  });

  it("says where a price is unknown, of all or of some", () => {
    expect(rowsOf([replyOf({ cost: null })])[0]?.cost).toBe("price unknown");
    expect(rowsOf([replyOf(), replyOf({ cost: null })])[0]?.cost).toBe(
      "$0.25, price of 1 reply unknown",
    );
  });

  it.each(["gpt", "[1,2]", '["openai"'])(
    "tells no place of a model whose key a backup has made up: %j",
    (model) => {
      const [month] = monthsOf([replyOf()]);
      const made = (month?.models ?? []).map((one) => ({ ...one, model }));
      expect(usageRows(made)).toMatchObject([{ name: "Big", destination: "", replies: 1 }]);
    },
  );

  it("tells no speed where nothing was timed", () => {
    const untimed = replyOf({ firstTokenMs: null, replyMs: null });
    expect(rowsOf([untimed])[0]).toMatchObject({ firstTokenMs: null, speed: null });
  });
});

describe("UsageView", () => {
  it("says that there is nothing yet", () => {
    expect(renderToStaticMarkup(<UsageView months={[]} />)).toContain('data-usage="none"');
  });

  it("draws a bar for each month, oldest first, over an axis, with its numbers as words", () => {
    const first = monthsOf([replyOf()], "2025-12");
    const months = addUsage(first, replyOf({ promptTokens: 2_200 }), "2026-01");
    const html = renderToStaticMarkup(<UsageView months={months} />);
    const bars = [...html.matchAll(/data-bar="([^"]+)"[^>]*><span class="sr-only">([^<]+)/g)];
    expect(bars.map(([, month, name]) => [month, name])).toEqual([
      ["2025-12", "December 2025: 1,200 tokens"],
      ["2026-01", "January 2026: 2,400 tokens"],
    ]);
    const ticks = [...html.matchAll(/data-tick=""[^>]*>([^<]+)/g)].map(([, tick]) => tick);
    expect(ticks).toEqual(["4k", "2k", "0"]);
    expect([...html.matchAll(/style="height:(\d+)%/g)].map(([, height]) => height)).toEqual([
      "30",
      "60",
    ]);
  });

  it("shows the newest month in full, and every month as a line of a table", () => {
    const months = addUsage(monthsOf([replyOf()], "2025-12"), replyOf(), "2026-01");
    const html = renderToStaticMarkup(<UsageView months={months} />);
    expect(html.match(/data-usage-month="[^"]+"/g)).toEqual(['data-usage-month="2026-01"']);
    expect(html).toMatch(/data-usage-months="".*January 2026.*December 2025/s);
  });

  it("offers cost only where something has a price", () => {
    const free = renderToStaticMarkup(<UsageView months={monthsOf([replyOf({ cost: 0 })])} />);
    expect(free).not.toContain("data-measure");
    const priced = renderToStaticMarkup(<UsageView months={monthsOf([replyOf()])} />);
    expect(priced.match(/data-measure="[^"]+"/g)).toHaveLength(2);
  });
});
