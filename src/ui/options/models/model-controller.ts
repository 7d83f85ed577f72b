import type { ModelList } from "../../../contract/model";
import { type Failure, toFailure } from "../../../domain/app-error";
import type { Context } from "../../../domain/context";
import type { Id } from "../../../domain/id";
import { MAX_CONTEXTS } from "../../../domain/limits";
import type { Model } from "../../../domain/model";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";
import { runTwice } from "../../conversation/run-twice";
import { isOfBuiltInOllama } from "../../models/is-ollama-failure-shown";

export type ModelControllerState = {
  /** What answers where nothing else is chosen; null until it is known. */
  readonly general: Model | null;
  readonly contexts: readonly Context[];
  /** The context that a model is chosen for; null for in general. */
  readonly target: Id | null;
  /** Address of the built-in Ollama server; empty until it is known. */
  readonly ollamaUrl: string;
  /** What there is to choose from; null until it was looked for. */
  readonly list: ModelList | null;
  readonly looking: boolean;
  /** Why the newest look failed; a choice tells whoever made it. */
  readonly failure: Failure | null;
};

export type ModelController = {
  readonly state: Pick<Cell<ModelControllerState>, "get" | "subscribe">;
  /** Looks for everything anew: what answers, where, and what there is. */
  readonly look: () => Promise<void>;
  /** Reads anew what answers, and asks no server: other windows choose, too. */
  readonly refresh: () => Promise<void>;
  readonly aim: (target: Id | null) => void;
  /** Chooses for what is aimed at; fails as the call does. */
  readonly choose: (model: Model) => Promise<void>;
  /**
   * Asks the built-in Ollama at another address, and fails as that does; what answers stays, unless
   * it was of that server.
   */
  readonly moveOllama: (url: string) => Promise<void>;
};

const FIRST: ModelControllerState = {
  general: null,
  contexts: [],
  target: null,
  ollamaUrl: "",
  list: null,
  looking: false,
  failure: null,
};

type Deps = {
  readonly client: Pick<Client, "call">;
  /** Called when servers were asked: what is known of them may be other by then. */
  readonly onListed?: () => void;
};

/** What answers in general and in each context, and how that is chosen. */
export function createModelController({ client, onListed }: Deps): ModelController {
  const state = createCell(FIRST);
  const set = (change: Partial<ModelControllerState>) => state.set({ ...state.get(), ...change });
  const readAll = async () => {
    // First, for it may choose where nothing was chosen yet.
    const list = await runTwice(() => client.call("model.list", {}));
    onListed?.();
    const [status, { contexts }] = await Promise.all([
      runTwice(() => client.call("model.status", { contextId: null })),
      runTwice(() => client.call("context.list", { pageSize: MAX_CONTEXTS, include: "expired" })),
    ]);
    const { model: general, ollamaUrl } = status;
    set({ list, general, ollamaUrl, ...amongContexts(state.get(), contexts) });
  };
  const whileLooking = async (work: () => Promise<void>) => {
    set({ looking: true, failure: null });
    try {
      await work();
    } finally {
      set({ looking: false });
    }
  };
  return {
    state,
    look: () => whileLooking(readAll).catch((error) => set({ failure: toFailure(error) })),
    refresh: () => readChosen(client, state).catch(() => {}),
    aim: (target) => set({ target }),
    choose: async (model) => {
      const { target } = state.get();
      await runTwice(() => client.call("model.choose", { ...toChoice(model), contextId: target }));
      await readChosen(client, state);
    },
    moveOllama: (url) =>
      whileLooking(async () => {
        const before = state.get().general;
        const input = { provider: "ollama", name: "", url } as const;
        const { model: now } = await runTwice(() => client.call("model.choose", input));
        // Asking another server chooses its first model; what was chosen elsewhere still answers.
        const isTaken = isOfBuiltInOllama(now);
        if (isTaken && before !== null && !isOfBuiltInOllama(before)) {
          await runTwice(() => client.call("model.choose", toChoice(before)));
        }
        await readAll();
      }),
  };
}

/** What answers: in general, and in the contexts that have a model of their own. */
export function answering({ general, contexts }: ModelControllerState): readonly Model[] {
  const own = contexts.map(({ model }) => model);
  return [general, ...own].filter((model) => model !== null);
}

/** The model that answers for what is aimed at. */
export function chosenOf({ target, contexts, general }: ModelControllerState): Model | null {
  return contexts.find(({ id }) => id === target)?.model ?? (target === null ? general : null);
}

/** The contexts there are; what is aimed at is one of them, or none. */
function amongContexts(
  { target }: ModelControllerState,
  found: readonly { readonly context: Context }[],
): Pick<ModelControllerState, "contexts" | "target"> {
  const contexts = found.map(({ context }) => context);
  return { contexts, target: contexts.some(({ id }) => id === target) ? target : null };
}

async function readChosen(
  client: Pick<Client, "call">,
  state: Cell<ModelControllerState>,
): Promise<void> {
  const [{ model: general }, { contexts }] = await Promise.all([
    runTwice(() => client.call("model.status", { contextId: null })),
    runTwice(() => client.call("context.list", { pageSize: MAX_CONTEXTS, include: "expired" })),
  ]);
  state.set({ ...state.get(), general, ...amongContexts(state.get(), contexts) });
}

function toChoice({ provider, name, connection }: Model) {
  return { provider, name, url: null, connectionId: connection ?? null };
}
