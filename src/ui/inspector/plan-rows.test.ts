import { describe, expect, it } from "vitest";
import { makePlan, makeView } from "../../../test/fakes/fake-client";
import { planRows, sourceWords } from "./plan-rows";

const rowsOf = (over: Parameters<typeof makePlan>[0] = {}) =>
  planRows(makeView({ plan: makePlan(over) }));

describe("planRows", () => {
  it("lists the parts in the order in which they are sent, the conversation as one", () => {
    const rows = rowsOf();
    expect(rows.map(({ key }) => key)).toEqual([
      "base",
      "summary",
      "history",
      "time",
      "message",
      "rest",
    ]);
    expect(rows[2]).toMatchObject({ source: "2 messages", tokens: 250 });
    expect(rows[2]?.messages).toHaveLength(2);
  });

  it("adds up to the total, by whatever stands between the parts", () => {
    const sum = (rows: ReturnType<typeof rowsOf>) =>
      rows.reduce((all, { tokens }) => all + (tokens ?? 0), 0);
    expect(sum(rowsOf())).toBe(400);
    expect(rowsOf().at(-1)).toMatchObject({ key: "rest", tokens: 20 });
    expect(sum(rowsOf({ begun: "It is", sections: [] }))).toBe(400);
  });

  it("has each fact, each summary and each block as a part of its own, with its tokens", () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const text = `## Known\n- city: Turin\nA mark.\n- job: a spy, said of course by a page`;
    const source = { type: "facts" as const, ids: [one, two], untrusted: 1 };
    const block = (id: string) =>
      ({
        kind: "core-blocks",
        source: { type: "block", id, label: id },
        text: id,
        tokens: 5,
      }) as const;
    const rows = rowsOf({
      sections: [
        { kind: "facts", source, text, tokens: 40 },
        {
          kind: "summaries",
          source: { type: "summaries", ids: [one] },
          text: "# H\n- It rained.",
          tokens: 9,
        },
        block("a"),
        block("b"),
      ],
    });
    const names = ["facts", "fact-0", "fact-1", "summaries", "summary-0", "block-a", "block-b"];
    expect(rows.slice(0, 7).map(({ key }) => key)).toEqual(names);
    expect(rows[0]).toMatchObject({ text: "## Known\nA mark." });
    expect(rows[1]).toMatchObject({ name: "Fact: city", text: "city: Turin" });
    expect(rows[1]?.source).not.toContain("untrusted");
    expect(rows[2]?.source).toContain("untrusted");
    const tokens = rows.slice(0, 3).map((row) => row.tokens ?? 0);
    expect(tokens.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(Math.min(...tokens)).toBeGreaterThan(0);
  });

  it("counts the time with the reply so far where there is one", () => {
    const rows = rowsOf({ begun: "It is" });
    expect(rows.find(({ key }) => key === "time")?.tokens).toBeNull();
    expect(rows.find(({ key }) => key === "begun")).toMatchObject({ tokens: 10, text: "It is" });
  });

  it("has what tools were asked and have answered, and what is told of them, as parts of their own", () => {
    const call = { id: "1", name: "archival_search", arguments: '{"query":"key"}' };
    const steps = [{ text: "Let me see.", calls: [{ ...call, result: "Under the mat." }] }];
    const tools = [{ name: "archival_search", description: "Finds.", parameters: {} }];
    const rows = rowsOf({ steps, tools });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    expect(byKey.get("time")?.tokens).toBeNull();
    expect(byKey.get("steps")).toMatchObject({ tokens: 10 });
    expect(byKey.get("steps")?.text).toBe(
      'Let me see.\n\narchival_search {"query":"key"}\nUnder the mat.',
    );
    expect(byKey.get("tools")).toMatchObject({ source: "archival_search" });
    expect(byKey.get("tools")?.tokens).toBeGreaterThan(10);
    expect(rows.reduce((all, { tokens }) => all + (tokens ?? 0), 0)).toBe(400);
    const begun = rowsOf({ steps, begun: "It is" }).map(({ key, tokens }) => [key, tokens]);
    expect(begun).toContainEqual(["steps", null]);
    expect(begun).toContainEqual(["begun", 10]);
  });

  it("says that nothing is typed yet", () => {
    const rows = rowsOf({ message: { id: null, text: "", tokens: 0 } });
    expect(rows.find(({ key }) => key === "message")?.text).toBe("Nothing is typed yet.");
  });
});

describe("sourceWords", () => {
  it.each([
    [{ type: "product" }, "Confidant"],
    [{ type: "context", id: "x", name: "Calm Counselor" }, "Calm Counselor"],
    [{ type: "summary", id: "x", messages: 12 }, "summary of 12 messages"],
    [{ type: "summaries", ids: ["x", "y"] }, "2 summaries of other conversations"],
    [
      { type: "summary", id: "x", messages: 12, untrusted: true },
      "summary of 12 messages, of untrusted origin",
    ],
    [
      { type: "summaries", ids: ["x", "y"], untrusted: 1 },
      "2 summaries of other conversations, 1 of untrusted origin",
    ],
    [{ type: "provider", name: "weather" }, "weather"],
  ] as const)("tells where a part comes from: %j", (source, expected) => {
    expect(sourceWords(source as never)).toBe(expected);
  });
});
