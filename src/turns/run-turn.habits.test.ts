import { describe, expect, it } from "vitest";
import { makeContext } from "../../test/builders/make-context";
import { makeRun } from "../../test/builders/make-run";
import { reply } from "../../test/fakes/fake-provider";
import { AppError, type ErrorCode } from "../domain/app-error";
import type { Model } from "../domain/model";
import type { ModelEvent } from "../domain/provider";
import { takesTools } from "../domain/takes-tools";
import type { Tools } from "./tools/tool";

const OPENAI: Model = {
  provider: "openai",
  name: "o1-pro",
  url: "https://api.openai.com/v1",
  window: null,
  thinks: false,
};

const LOOK = { name: "look", description: "Looks.", parameters: { type: "object" } };

function refusal(code: ErrorCode, data = {}) {
  return new AppError(code, { data: { host: "api.openai.com", status: 404, ...data } });
}

/** A turn whose requests are answered in this order. */
function run(answers: readonly (readonly (ModelEvent | Error)[])[], model: Model = OPENAI) {
  let requestCount = 0;
  return makeRun(() => answers[requestCount++] ?? [], { source: { model } });
}

describe("a model that is refused in one way", () => {
  it("is asked by no other API than the one that the person chose", async () => {
    const refused = refusal("provider-unsupported", { habit: "responses" });
    const turn = await run([[refused], reply("hello")], { ...OPENAI, api: "chat" });
    await turn.run();
    expect(turn.requests.map(({ url }) => url.split("/v1/")[1])).toEqual(["chat/completions"]);
    expect(turn.closed).toMatchObject([{ outcome: { status: "failed" } }]);
    const wanting: Model = { ...OPENAI, api: "chat", habits: ["responses"] };
    const other = await run([reply("hello")], wanting);
    await other.run();
    expect(other.requests[0]?.url).toContain("chat/completions");
    const chosen = await run([reply("hello")], { ...OPENAI, api: "responses" });
    await chosen.run();
    expect(chosen.requests[0]?.url).toContain("/responses");
  });

  it("is asked by the Responses API where its server says so, and that is kept", async () => {
    const turn = await run([
      [refusal("provider-unsupported", { habit: "responses" })],
      reply("hello"),
    ]);
    await turn.run();
    expect(turn.requests.map(({ url }) => url.split("/v1/")[1])).toEqual([
      "chat/completions",
      "responses",
    ]);
    expect(JSON.parse(turn.requests[1]?.body ?? "")).toMatchObject({ store: false, stream: true });
    expect(turn.closed).toMatchObject([{ outcome: { status: "complete" } }]);
    expect(turn.learntHabits).toEqual([["o1-pro", "responses"]]);
    // What was sent last is what is kept of it.
    expect(turn.kept.at(-1)?.plan.model.habits).toEqual(["responses"]);
  });

  it("is asked there too where OpenAI calls a model missing that it lists", async () => {
    const turn = await run([[refusal("provider-model-missing")], reply("hello")]);
    await turn.run();
    expect(turn.learntHabits).toEqual([["o1-pro", "responses"]]);
  });

  it("is told as missing where neither knows it, and nothing is kept", async () => {
    const missing = refusal("provider-model-missing");
    const turn = await run([[missing], [missing]]);
    await turn.run();
    expect(turn.requests).toHaveLength(2);
    expect(turn.closed).toMatchObject([
      { outcome: { failure: { code: "provider-model-missing" } } },
    ]);
    expect(turn.learntHabits).toEqual([]);
  });

  it("is asked without a summary of its thoughts where its account may have none", async () => {
    const model = { ...OPENAI, habits: ["responses" as const] };
    const turn = await run(
      [[refusal("provider-unsupported", { habit: "no-summary" })], reply("hello")],
      model,
    );
    await turn.run();
    const [first, second] = turn.requests.map(({ body }) => JSON.parse(body));
    expect(first.reasoning).toEqual({ summary: "auto" });
    expect(second).not.toHaveProperty("reasoning");
  });

  // Sources: vLLM ("requires --enable-auto-tool-choice"), llama.cpp ("requires --jinja"): started
  // anew as they say, they take tools.
  it("is asked without tools where its server refuses them now, which is told and not kept", async () => {
    const refused = refusal("provider-unsupported", { habit: "no-tools" });
    let requestCount = 0;
    const turn = await makeRun(() => (requestCount++ === 0 ? [refused] : reply("hello")), {
      source: { model: OPENAI, context: makeContext({ tools: ["now"] }) },
      prompt: { offer: (model) => (takesTools(model) ? [LOOK] : []) },
    });
    await turn.run();
    const [first, second] = turn.requests.map(({ body }) => JSON.parse(body));
    expect(first.tools).toHaveLength(1);
    expect(second).not.toHaveProperty("tools");
    expect(turn.learntHabits).toEqual([]);
    expect(turn.closed).toMatchObject([{ outcome: { status: "complete", tools: [] } }]);
  });

  it("is asked in each step of a turn as its first refusal said, and refuses no second time", async () => {
    const refused = refusal("provider-unsupported", { habit: "no-limit" });
    const calling: readonly ModelEvent[] = [
      { type: "tool-call-start", call: 0, id: "a", name: "look" },
      { type: "tool-call-delta", call: 0, text: "{}" },
      { type: "finish", reason: "tool-calls", usage: null },
    ];
    const answers = [[refused], calling, reply("hello")];
    const tools: Tools = {
      waiting: async () => null,
      leaveOf: async ({ name }) => name,
      answer: async ({ id }) => ({ result: { call: id, text: "seen" }, isKept: false }),
    };
    const source = { model: OPENAI };
    const turn = await makeRun(() => answers.shift() ?? [], { source, tools });
    await turn.run();
    const limits = turn.requests.map(({ body }) => "max_completion_tokens" in JSON.parse(body));
    expect(limits).toEqual([true, false, false]);
    expect(turn.closed).toMatchObject([{ outcome: { status: "complete" } }]);
  });

  it("is not told of as one without tools where none is on, or it takes them", async () => {
    const context = makeContext({ tools: ["now"] });
    for (const source of [
      { model: { ...OPENAI, callsTools: false } },
      { model: OPENAI, context },
    ]) {
      const turn = await makeRun(() => reply("hello"), { source });
      await turn.run();
      expect(turn.closed[0]?.outcome).not.toHaveProperty("tools");
    }
  });

  it("is asked once only by other servers, by a refusal that says nothing, or after a word", async () => {
    const missing = refusal("provider-model-missing");
    const refused = refusal("provider-unsupported", { habit: "responses" });
    const cases = [
      run([[missing]], { ...OPENAI, url: "https://api.example.com/v1" }),
      run([[refusal("provider-unsupported")]]),
      run([[{ type: "text-delta", text: "a" }, refused]]),
    ];
    for (const starting of cases) {
      const turn = await starting;
      await turn.run();
      expect(turn.requests).toHaveLength(1);
      expect(turn.closed).toMatchObject([{ outcome: { status: "failed" } }]);
    }
  });
});
