import type { ProviderId } from "../../src/domain/model";
import type { Provider } from "../../src/domain/provider";

const IDS: readonly ProviderId[] = [
  "guide",
  "ollama",
  "openai",
  "anthropic",
  "gemini",
  "browser",
  "gguf",
];

/** Every provider: those given, and others that fail when they are asked anything. */
export function fakeProviders(
  given: Partial<Record<ProviderId, Provider>>,
): Record<ProviderId, Provider> {
  const all = IDS.map((id) => [id, given[id] ?? failing(id)]);
  return Object.fromEntries(all) as Record<ProviderId, Provider>;
}

function failing(id: ProviderId): Provider {
  const fail = (): never => {
    throw new Error(`nobody should ask ${id} here`);
  };
  return {
    id,
    stream: fail,
    listModels: async () => fail(),
    describeModel: async () => fail(),
  };
}
