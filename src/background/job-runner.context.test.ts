import { describe, expect, it } from "vitest";
import { makeRunnerOver } from "../../test/builders/make-job-runner";
import { MODEL } from "../../test/builders/make-store";
import { AppError } from "../domain/app-error";
import { GUIDE_MODEL, type Model } from "../domain/model";

const OWN = { ...MODEL, name: "qwen3" };

describe("the jobs of a context that binds something itself", () => {
  it("ask the context's own model, whatever is chosen in general", async () => {
    const { rest, world, summary } = await makeRunnerOver(10);
    world.settings = { ...world.settings, model: GUIDE_MODEL };
    world.context = { model: OWN };
    await rest();
    expect(world.models).toEqual([OWN, OWN]);
    expect(await summary()).toMatchObject({ model: "qwen3" });
  });

  it("ask nothing where the context's own model is the guide", async () => {
    const { rest, runner, world, conversationId } = await makeRunnerOver(10);
    world.context = { model: GUIDE_MODEL };
    await rest();
    expect(world.prompts).toEqual([]);
    const refused = runner.summarise(conversationId);
    await expect(refused).rejects.toMatchObject({ code: "no-summariser" });
  });

  it("P-078 summarise nothing by themselves where the context truncates", async () => {
    const { rest, world, title, summary } = await makeRunnerOver(10);
    world.context = { compression: { type: "truncate", keepRecent: 5 } };
    await rest();
    expect([await title(), await summary()]).toEqual(["Tea", null]);
  });

  it("P-079 summarise by the context's own model for it, though truncation is set in general", async () => {
    const { rest, world, summary } = await makeRunnerOver(10);
    const { prompt } = world.settings;
    const truncate = { type: "truncate", keepRecent: 5 } as const;
    world.settings = { ...world.settings, prompt: { ...prompt, compression: truncate } };
    world.context = {
      compression: { type: "recursive-summarization", chunkSize: 3, model: "small" },
    };
    await rest();
    expect(world.models.every(({ name }) => name === "small")).toBe(true);
    expect(await summary()).toMatchObject({ messages: 6, model: "small" });
  });

  it("are dropped where the conversation is gone", async () => {
    const { rest, world, store } = await makeRunnerOver(2, {
      listJobs: async () => {
        const rows = await store.jobs.listJobs();
        return rows.map((row) => ({ ...row, conversationId: crypto.randomUUID() }));
      },
      dropJob: async () => {
        for (const row of await store.jobs.listJobs()) await store.jobs.dropJob(row);
      },
    });
    await rest();
    expect(world.prompts).toEqual([]);
    expect(await store.jobs.listJobs()).toEqual([]);
  });

  it("D-23 asks nothing of a summariser that its server passes on, whatever its name", async () => {
    const { rest, world, servers } = await makeRunnerOver(10);
    const compression = { type: "recursive-summarization", chunkSize: 3, model: "mine" } as const;
    const { prompt } = world.settings;
    world.settings = { ...world.settings, prompt: { ...prompt, compression } };
    servers.describe = async (model) => ({ ...model, remoteHost: "https://ollama.com:443" });
    await rest();
    expect([world.prompts, world.errors]).toEqual([[], []]);
  });

  it.each<readonly [string, (model: Model) => Promise<Model>]>([
    ["passes it on", async (model) => ({ ...model, remoteHost: "https://ollama.com:443" })],
    ["does not tell", () => Promise.reject(new AppError("provider-failed"))],
  ])("D-23 asks nothing of the chosen model once its server %s", async (_, describe) => {
    const { rest, world, servers } = await makeRunnerOver(10);
    servers.describe = describe;
    await rest();
    expect(world.prompts).toEqual([]);
  });
});
