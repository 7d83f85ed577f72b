import type { ModelEvent, ModelRequest, Provider } from "../../src/domain/provider";

type Step = ModelEvent | Error | { readonly type: "wait"; readonly until: Promise<unknown> };

/** A provider that plays a script: events, waits, and an error to end with. */
export function createFakeProvider(script: () => readonly Step[]) {
  const requests: ModelRequest[] = [];
  const provider: Provider = {
    id: "ollama",
    stream: async function* (request, signal) {
      requests.push(request);
      for (const step of script()) {
        signal.throwIfAborted();
        if (step instanceof Error) throw step;
        if (step.type === "wait") await Promise.race([step.until, aborted(signal)]);
        else yield step;
      }
    },
    listModels: async () => [],
    describeModel: async (model) => model,
  };
  return { provider, requests };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Text in chunks, then a regular end. */
export function reply(...chunks: string[]): ModelEvent[] {
  return [
    ...chunks.map((text): ModelEvent => ({ type: "text-delta", text })),
    { type: "finish", reason: "stop", usage: { promptTokens: 7, replyTokens: chunks.length } },
  ];
}
