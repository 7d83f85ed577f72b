import type { ProviderId } from "../domain/model";
import { lazily } from "../domain/once";
import type { Provider, ProviderFetch } from "../domain/provider";
import { createAnthropicProvider } from "../providers/anthropic/create-anthropic-provider";
import { createBrowserProvider } from "../providers/browser/create-browser-provider";
import { createGeminiProvider } from "../providers/gemini/create-gemini-provider";
import { createGgufProvider } from "../providers/gguf/create-gguf-provider";
import { createGuideProvider } from "../providers/guide/create-guide-provider";
import { createOllamaProvider } from "../providers/ollama/create-ollama-provider";
import { createOpenaiProvider } from "../providers/openai/create-openai-provider";
import { type LocalModels, mayHaveBrowserModel } from "./create-local-models";

type Deps = {
  readonly fetch: ProviderFetch;
  readonly local: Omit<LocalModels, "close">;
};

/** An adapter of each kind, each made when it is first used: a waking worker needs none or one. */
export function createProviders({ fetch, local }: Deps): Record<ProviderId, Provider> {
  const { compute, folder, threads, modelFiles } = local;
  return {
    ollama: lazily(() => createOllamaProvider({ fetch })),
    guide: lazily(() =>
      createGuideProvider({
        origin: new URL(chrome.runtime.getURL("")).origin,
        language: chrome.i18n.getUILanguage().split("-")[0] ?? "",
        readTexts: async (language) =>
          (await globalThis.fetch(chrome.runtime.getURL(`guide/${language}.json`))).json(),
      }),
    ),
    openai: lazily(() => createOpenaiProvider({ fetch })),
    anthropic: lazily(() => createAnthropicProvider({ fetch })),
    gemini: lazily(() => createGeminiProvider({ fetch })),
    browser: lazily(() => createBrowserProvider({ compute, mayBeThere: mayHaveBrowserModel })),
    gguf: lazily(() =>
      createGgufProvider({ compute, folder, threads, listReady: modelFiles.listReady }),
    ),
  };
}
