import type { Failure } from "../domain/app-error";
import type { CachedBranch } from "../domain/branch";
import type { ChatParameters } from "../domain/chat-parameters";
import type { Context } from "../domain/context";
import type { ContextPart } from "../domain/context-provider";
import { withHabits } from "../domain/habit";
import type { Id } from "../domain/id";
import type { Model } from "../domain/model";
import type { Prompt } from "../domain/prompt";
import type { PromptPlan } from "../domain/prompt-plan";
import type { PromptSettings, Redaction } from "../domain/prompt-settings";
import type { ModelRequest } from "../domain/provider";
import type { StepContent } from "../domain/turn-store";
import { type ImageBytes, imageIdsOf } from "../prompt/assemble-prompt";
import { finishPrompt } from "../prompt/finish-prompt";
import { requestedWindow } from "../prompt/grow-window";
import { planPrompt } from "../prompt/plan-prompt";
import type { PromptSource } from "../prompt/prompt-source";
import { withoutHiddenStops } from "../prompt/resolve-parameters";
import { createProviders } from "./context-providers/create-providers";
import { contextSettings } from "./context-settings";
import type { ContextStore } from "./context-store";
import { gatherContext } from "./gather-context";
import { summariserOf } from "./jobs/summariser";
import type { TokenCounters } from "./token-counters";
import type { OfferTools } from "./tools/tool";
import { workflowBlock } from "./workflow-block";

/** A message to answer, or one that is being typed, and what it belongs to. */
export type TurnRequest = {
  readonly context: Context;
  readonly conversationId: Id;
  /** The message before it; null where there is none. */
  readonly leaf: Id | null;
  readonly model: Model;
  /** What the conversation has set for itself; nothing where it is left out. */
  readonly parameters?: ChatParameters | undefined;
  /** Whether the personality is said in this turn, and the guidance to stay steady (M-032). */
  readonly maintainPersonality: boolean;
  /** Without an id while it is being typed. */
  readonly message: PromptSource["message"];
  /** What its reply holds already. */
  readonly begun: string;
  /** What it was told and has said in the steps before; none where it is left out. */
  readonly steps?: readonly StepContent[] | undefined;
  /** Set where nothing of the conversation may be kept: then no tool is offered that writes. */
  readonly isTemporary?: boolean | undefined;
  /** Set where only the plan is wanted: images are not read for the request then. */
  readonly isMeasured?: true;
};

export type Prepared = {
  readonly source: PromptSource;
  readonly plan: PromptPlan;
  readonly prompt: Prompt;
  readonly request: ModelRequest;
  /** Milliseconds since 1970, UTC: the time that the model is told. */
  readonly nowUtc: number;
  /** The person's rules as they are at that time. */
  readonly redactions: readonly Redaction[];
  /** Tokens that are asked of the model to hold, by which the answers of tools are bounded. */
  readonly window: number;
  /** Whether the decrypted branch came from memory. */
  readonly cached: boolean;
};

export type PrepareTurn = (turnRequest: TurnRequest, signal: AbortSignal) => Promise<Prepared>;

type Deps = {
  /** Asked for with the first message. */
  readonly store: () => ContextStore;
  readonly counters: Pick<TokenCounters, "counterFor">;
  readonly settings: () => Promise<PromptSettings>;
  readonly clock: { readonly now: () => number };
  /** The tools that are told in such a request; none where it is left out. */
  readonly tools?: OfferTools | undefined;
};

/**
 * What makes the plan, the prompt and the exact request of a message: the one computation behind
 * what is sent and what is shown before. Fails with `window-too-small`, as the store does, or with
 * the signal's reason.
 */
export function createPrepareTurn(deps: Deps): PrepareTurn {
  const { counters, settings: read, clock } = deps;
  return async (turnRequest, signal) => {
    const store = deps.store();
    const { context, conversationId, leaf, message } = turnRequest;
    const [general, counter] = await Promise.all([read(), counters.counterFor(turnRequest.model)]);
    const model = withHabits(turnRequest.model, counter.habits);
    const settings = contextSettings(context, general);
    let branch: Seen = { cached: false, failure: null };
    const onBranch = (seen: Seen) => {
      branch = seen;
    };
    const request = {
      contextId: context.id,
      conversationId,
      leaf,
      currentPrompt: message.text,
      ...(message.id === null ? { isTyped: true as const } : {}),
      blockIds: message.blockIds,
      n: Math.min(settings.maxMessages, settings.maxTurns * MESSAGES_OF_A_TURN),
    };
    const providers = createProviders({
      ...{ store, context, settings, onBranch },
      isForGuide: model.provider === "guide",
    });
    const gathered = await gatherContext(providers, request, signal);
    const parts = [...gathered, ...workflowParts(message)];
    const noSummary = whyNoSummary(model, settings, branch.failure);
    const { deleted = 0 } = branch;
    const tools = await deps.tools?.(turnRequest);
    const parameters = withoutHiddenStops(turnRequest.parameters, settings.redactions);
    const own = toSource({ ...turnRequest, model, parameters });
    const source = { ...own, parts, deleted, noSummary, tools };
    const nowUtc = clock.now();
    const plan = planPrompt(source, { settings, counter });
    // Read once the plan stands: an image that is left out is none that has to be opened.
    const images = turnRequest.isMeasured ? NO_IMAGES : await readImages(store, imageIdsOf(plan));
    signal.throwIfAborted();
    const finished = finishPrompt(plan, source, { nowUtc, images });
    const { redactions } = settings;
    const window = requestedWindow(source, { settings, budget: plan.budget });
    return { plan, ...finished, source, nowUtc, redactions, window, cached: branch.cached };
  };
}

/** What the message names as its workflow, in this turn alone. */
function workflowParts({ workflow }: PromptSource["message"]): readonly ContextPart[] {
  return workflow === undefined ? [] : [{ type: "block", block: workflowBlock(workflow) }];
}

/** A context without the history's provider asks for no history, so none is missing. */
function toSource(
  turnRequest: TurnRequest,
): Omit<PromptSource, "parts" | "deleted" | "noSummary" | "tools"> {
  const { context, model, parameters, maintainPersonality, message, begun, steps } = turnRequest;
  const depth = context.contextProviders.includes("last-n") ? message.depth : 0;
  const exchange = { message: { ...message, depth }, begun, steps };
  return { context, model, parameters, maintainPersonality, ...exchange };
}

const MESSAGES_OF_A_TURN = 2;

const NO_IMAGES: ImageBytes = new Map();

/** Most requests have none. */
async function readImages(store: ContextStore, ids: readonly Id[]): Promise<ImageBytes> {
  return ids.length === 0 ? NO_IMAGES : store.readImages(ids);
}

type Seen = Pick<CachedBranch, "cached" | "failure" | "deleted">;

/** Why nothing stands for messages that have to stay out; that a summary was dropped the parts tell. */
function whyNoSummary(
  model: Model,
  settings: PromptSettings,
  failure: Failure | null,
): PromptSource["noSummary"] {
  if (settings.compression.type === "truncate") return "truncate";
  if (failure !== null) return "summary-failed";
  return summariserOf(model, settings) === null ? "no-summariser" : "not-yet";
}
