import { isLoopbackUrl, originOf } from "../domain/connection-url";
import type { Model } from "../domain/model";
import type { App } from "./app";
import { cleanDescribed } from "./clean-models";

type Needs = Pick<App, "providers">;

/**
 * The model with what its server tells of it, cleaned; as it is where the server does not describe it.
 * Fails as Ollama does where that one does not: it may pass on what is said to the model.
 */
export async function describeModel(
  { providers }: Needs,
  model: Model,
  signal: AbortSignal,
): Promise<Model> {
  const describing = providers[model.provider].describeModel(model, signal);
  const [reported, remoteHost] = await Promise.all([
    model.provider === "ollama" ? describing : describing.catch(() => model),
    lookBehind({ providers }, model, signal),
  ]);
  const described = cleanDescribed(model, reported);
  return remoteHost === undefined ? described : { ...described, remoteHost };
}

/** Other servers may leave a question that they do not know without an answer (milliseconds). */
const PATIENCE_MS = 3_000;

/**
 * Ollama speaks OpenAI's language too, and says nothing there of passing a model's requests on: on
 * this machine it is asked in its own. Other servers know nothing of that question.
 */
async function lookBehind(
  { providers }: Needs,
  model: Model,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (model.provider !== "openai" || !isLoopbackUrl(model.url)) return undefined;
  const ollamaModel: Model = { ...model, provider: "ollama", url: originOf(model.url) };
  const briefly = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const reported = await providers.ollama
    .describeModel(ollamaModel, briefly)
    .catch(() => ollamaModel);
  return cleanDescribed(model, reported).remoteHost;
}
