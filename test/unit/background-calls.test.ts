import { describe, expect, it } from "vitest";
import type { Model } from "../../src/domain/model";
import type { PromptSettings } from "../../src/domain/prompt-settings";
import { makeRunnerOver } from "../builders/make-job-runner";
import { MODEL } from "../builders/make-store";

const CONNECTION = "11111111-1111-4111-8111-111111111111";
const FAR: Model = {
  ...MODEL,
  provider: "openai",
  url: "https://api.example/v1",
  connection: CONNECTION,
};
const NEAR: Model = { ...FAR, url: "http://127.0.0.1:1234/v1" };

/** Ten turns of one conversation, answered by that model, whose jobs have run. */
async function runJobs(model: Model, over: Partial<PromptSettings> = {}, own: Model | null = null) {
  const made = await makeRunnerOver(10);
  const { settings } = made.world;
  made.world.settings = { ...settings, model, prompt: { ...settings.prompt, ...over } };
  made.world.context = { model: own };
  await made.rest();
  return made;
}

describe("D-23 titles and summaries by a connection", () => {
  it("are not asked of one beyond this machine, whatever is allowed on it", async () => {
    const { world, title, summary } = await runJobs(FAR, { backgroundLocal: true });
    expect(world.prompts).toEqual([]);
    expect([await title(), await summary(), world.alarm]).toEqual(["q1", null, null]);
  });

  it("are asked of one beyond this machine once the person allows it", async () => {
    const { world, title } = await runJobs(FAR, { backgroundRemote: true, backgroundLocal: false });
    expect(world.models.map(({ connection }) => connection)).toEqual([CONNECTION, CONNECTION]);
    expect(await title()).toBe("Tea");
  });

  it("are asked of one to this machine, as of the built-in server", async () => {
    const { world } = await runJobs(NEAR, { backgroundRemote: false });
    expect(world.models.map(({ url }) => url)).toEqual([NEAR.url, NEAR.url]);
  });

  it("follow the context's own model: a remote one is not asked where the general one is local", async () => {
    const { world } = await runJobs(NEAR, {}, FAR);
    expect(world.prompts).toEqual([]);
  });

  it.each([
    [true, ["facts"]],
    [false, []],
  ])("nor are facts, unless that is allowed: %j", async (backgroundRemote, expected) => {
    const { world, harness, rest } = await runJobs(FAR, { backgroundRemote });
    const before = world.prompts.length;
    harness.clock.time += 31 * 60_000;
    await rest();
    const facts = world.prompts.slice(before).filter((text) => text.includes("key: value |"));
    expect(facts.map(() => "facts")).toEqual(expected);
  });

  it("are not asked of another model on a server beyond this machine either", async () => {
    const compression = {
      type: "recursive-summarization",
      chunkSize: 10,
      model: "cheap-1",
    } as const;
    expect((await runJobs(FAR, { compression })).world.prompts).toEqual([]);
  });
});
