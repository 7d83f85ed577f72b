import { assertNever } from "../../domain/assert-never";
import type { ComputeStream } from "../../domain/compute-protocol";
import { isLoopbackUrl } from "../../domain/connection-url";
import type { Embedder } from "../../domain/embedder";
import {
  DEFAULT_EMBEDDER,
  type EmbedderChoice,
  type EmbeddingModel,
} from "../../domain/embedder-choice";
import type { ProviderFetch } from "../../domain/provider";
import { redact } from "../../domain/redaction";
import { createGeminiEmbedder } from "../../providers/gemini/create-gemini-embedder";
import { createOllamaEmbedder } from "../../providers/ollama/create-ollama-embedder";
import { createOpenaiEmbedder } from "../../providers/openai/create-openai-embedder";
import type { Store } from "../../store/create-store";
import { createFileEmbedder, type LocalFiles } from "./file-embedder";
import { createPackagedEmbedder } from "./packaged-embedder";

export type EmbedderDeps = {
  readonly store: Pick<Store, "connections" | "settings">;
  readonly fetch: ProviderFetch;
  readonly compute: ComputeStream;
  readonly local: LocalFiles;
};

const CREATE = {
  ollama: createOllamaEmbedder,
  openai: createOpenaiEmbedder,
  gemini: createGeminiEmbedder,
} as const;

/** What the settings name; null for none. */
export async function readEmbedder(deps: EmbedderDeps): Promise<Embedder | null> {
  const { embedder = DEFAULT_EMBEDDER } = await deps.store.settings.read();
  return openEmbedder(deps, embedder);
}

/** An embedder of that choice, at the address that its server has there now; null for none. Asks nothing yet. */
export async function openEmbedder(
  deps: EmbedderDeps,
  choice: EmbedderChoice,
): Promise<Embedder | null> {
  switch (choice.type) {
    case "none":
      return null;
    case "packaged":
      return createPackagedEmbedder(deps.compute);
    case "model": {
      const { provider } = choice.model;
      return hiding(deps, CREATE[provider](await reached(deps, choice.model), deps.fetch));
    }
    case "file":
      return createFileEmbedder(deps, choice.file);
    default:
      return assertNever(choice);
  }
}

/** A server's, which is told nothing that the person's rules keep from models. */
function hiding({ store }: EmbedderDeps, embedder: Embedder): Embedder {
  const hide = async (texts: readonly string[]) => {
    const { redactions } = (await store.settings.read()).prompt;
    return texts.map((text) => redact(text, redactions, "sent").text);
  };
  return {
    ...embedder,
    isServer: true,
    hide,
    embed: async (texts, signal) => embedder.embed(await hide(texts), signal),
  };
}

/**
 * The model at the address that its server has now. One whose connection is gone says so when it is asked; so does one whose connection leads to another
 * host by now: all texts go there, and the person was told of the host that it led to.
 */
export async function reached(
  { store }: Pick<EmbedderDeps, "store">,
  model: EmbeddingModel,
): Promise<EmbeddingModel> {
  if (model.connection === undefined) {
    return { ...model, url: (await store.settings.read()).ollamaUrl };
  }
  const connection = await store.connections.find(model.connection).catch(() => null);
  if (connection === null || !isSameHost(model.url, connection.url)) return model;
  return { ...model, url: connection.url };
}

function isSameHost(chosen: string, now: string): boolean {
  if (isLoopbackUrl(chosen) && isLoopbackUrl(now)) return true;
  return URL.canParse(chosen) && new URL(chosen).origin === new URL(now).origin;
}
