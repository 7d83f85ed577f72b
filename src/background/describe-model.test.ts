import { describe, expect, it } from "vitest";
import { fakeProviders } from "../../test/fakes/fake-providers";
import { AppError } from "../domain/app-error";
import type { Model, ProviderId } from "../domain/model";
import type { Provider } from "../domain/provider";
import { describeModel } from "./describe-model";

const never = new AbortController().signal;
const connection = "11111111-1111-4111-8111-111111111111";

const MINE: Model = {
  provider: "openai",
  name: "mine",
  url: "http://127.0.0.1:11434/v1",
  window: null,
  thinks: false,
  connection,
};

/** Providers that describe a model so, and what each was asked for. */
function setup(describers: Partial<Record<ProviderId, Provider["describeModel"]>>) {
  const requests: [ProviderId, string][] = [];
  const fakes = fakeProviders({});
  const made = Object.entries(describers).map(([id, describeIt]) => {
    const describeModel: Provider["describeModel"] = (model, signal) => {
      requests.push([id as ProviderId, model.url]);
      return describeIt(model, signal);
    };
    return [id, { ...fakes[id as ProviderId], describeModel }];
  });
  return { app: { providers: { ...fakes, ...Object.fromEntries(made) } }, requests };
}

const OLLAMA: Model = { ...MINE, provider: "ollama", url: "http://127.0.0.1:11434" };
const FAR = { ...MINE, url: "https://api.example.com/v1" };

describe("describeModel", () => {
  it("takes no server's word for which model that is, and cleans what it is called", async () => {
    const reported = {
      provider: "gguf",
      name: "other",
      url: "https://evil.example",
      connection: "22222222-2222-4222-8222-222222222222",
      label: `Evil\u202E\n${"x".repeat(500)}`,
      window: 4_096,
    } as const;
    const { app } = setup({ openai: async (model) => ({ ...model, ...reported }) });
    const label = `Evil ${"x".repeat(195)}`;
    expect(await describeModel(app, FAR, never)).toEqual({ ...FAR, window: 4_096, label });
    const { connection: _, ...builtIn } = FAR;
    expect(await describeModel(app, builtIn, never)).not.toHaveProperty("connection");
  });

  it("leaves a model as it is where its server does not describe it", async () => {
    const fails = async () => {
      throw new AppError("provider-unreachable");
    };
    const { app } = setup({ openai: fails });
    const known = { ...FAR, remoteHost: "https://ollama.com:443" };
    expect(await describeModel(app, known, never)).toEqual(known);
  });

  it("takes no silence of Ollama for a model that runs there: it may pass on what a copy is told", async () => {
    const { app } = setup({
      ollama: async () => {
        throw new AppError("provider-failed");
      },
    });
    const described = describeModel(app, OLLAMA, never);
    await expect(described).rejects.toMatchObject({ code: "provider-failed" });
  });

  it("asks Ollama behind a server of this machine whether it passes the model on", async () => {
    const { app, requests } = setup({
      openai: async (model) => model,
      ollama: async (model) => ({
        ...model,
        window: 1,
        remoteHost: "https://ollama.com:443\u202E",
      }),
    });
    const described = await describeModel(app, MINE, never);
    expect(described).toEqual({ ...MINE, remoteHost: "https://ollama.com:443" });
    expect(requests).toEqual([
      ["openai", MINE.url],
      ["ollama", "http://127.0.0.1:11434"],
    ]);
  });

  it("asks nobody else about a model of another machine", async () => {
    const { app, requests } = setup({ openai: async (m) => m, ollama: async (m) => m });
    await describeModel(app, FAR, never);
    expect(requests).toEqual([["openai", FAR.url]]);
  });

  it("does without an answer of a server that is not Ollama", async () => {
    const { app } = setup({ openai: async (model) => model });
    expect(await describeModel(app, MINE, never)).toEqual(MINE);
  });
});
