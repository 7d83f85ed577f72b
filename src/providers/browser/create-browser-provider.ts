import { AppError } from "../../domain/app-error";
import type { ComputeEvent, ComputeStream } from "../../domain/compute-protocol";
import { localRequestSchema } from "../../domain/local-request";
import type { Model } from "../../domain/model";
import type { ModelEvent, ModelRequest, Provider } from "../../domain/provider";
import { parseJson } from "../wire/parse-json";

type Deps = {
  readonly compute: ComputeStream;
  /**
   * Whether it is worth asking at all, so that no page is opened for nothing; null where that
   * cannot be told from here.
   */
  readonly mayBeThere: () => Promise<boolean | null>;
};

const MODEL: Model = {
  provider: "browser",
  name: "built-in",
  label: "The browser's own model",
  url: "",
  window: null,
  thinks: false,
  sees: false,
  callsTools: false,
};

/** Answers from the model that the browser itself has; it is listed only where it can answer now. */
export function createBrowserProvider(deps: Deps): Provider {
  return {
    id: "browser",
    stream: (request, signal) => streamAnswer(deps, request, signal),
    listModels: async (_server, signal) => {
      if ((await deps.mayBeThere()) === false) return [];
      const state = await readState(deps, signal);
      return state?.availability === "available" ? [{ ...MODEL, window: state.window }] : [];
    },
    describeModel: async (_model, signal) => {
      const state = await readState(deps, signal);
      if (state?.availability !== "available") {
        throw new AppError("provider-model-missing", { data: { provider: "browser" } });
      }
      return { ...MODEL, window: state.window };
    },
  };
}

type State = Extract<ComputeEvent, { type: "state" }>;

async function readState({ compute }: Deps, signal: AbortSignal): Promise<State | null> {
  for await (const event of compute({ type: "browser.state" }, signal)) {
    if (event.type === "state") return event;
  }
  return null;
}

async function* streamAnswer(
  { compute }: Deps,
  { body }: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void> {
  signal.throwIfAborted();
  const parsed = localRequestSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new AppError("provider-malformed");
  for await (const event of compute({ type: "browser.chat", request: parsed.data }, signal)) {
    if (event.type === "text") yield { type: "text-delta", text: event.text };
    else if (event.type === "finish") {
      const { reason, promptTokens, replyTokens } = event;
      yield { type: "finish", reason, usage: { promptTokens, replyTokens } };
      return;
    }
  }
  throw new AppError("engine-failed", { data: { reason: "gone" } });
}
