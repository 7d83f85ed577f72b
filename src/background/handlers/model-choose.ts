import type { CallInput } from "../../contract/contract";
import type { ModelStatus } from "../../contract/model";
import { AppError } from "../../domain/app-error";
import { GUIDE_MODEL } from "../../domain/model";
import { parseOllamaUrl } from "../../domain/ollama-url";
import type { App } from "../app";
import { toModelStatus } from "./model-status";

type Needs = Pick<App, "store" | "providers">;

/** Sets what answers from now on, after the server has said that it has that model. */
export async function modelChoose(
  app: Needs,
  input: CallInput<"model.choose">,
): Promise<ModelStatus> {
  const before = await app.store.settings.read();
  const ollamaUrl = input.url === null ? before.ollamaUrl : parseOllamaUrl(input.url);
  const model =
    input.provider === "guide" ? GUIDE_MODEL : await findModel(app, ollamaUrl, input.name);
  return toModelStatus(
    await app.store.settings.update((current) => ({ ...current, ollamaUrl, model })),
  );
}

async function findModel(app: Needs, url: string, name: string) {
  const signal = new AbortController().signal;
  const models = await app.providers.ollama.listModels(url, signal);
  const model =
    name === "" ? models[0] : models.find((candidate) => sameName(candidate.name, name));
  if (!model) throw new AppError("provider-model-missing", { data: { model: name } });
  return app.providers.ollama.describeModel(model, signal).catch(() => model);
}

/** Ollama adds `:latest` where no tag was given. */
function sameName(listed: string, asked: string): boolean {
  return listed === asked || listed === `${asked}:latest`;
}
