import * as z from "zod/mini";
import { AppError } from "../domain/app-error";
import { availabilitySchema, type ComputeEvent } from "../domain/compute-protocol";
import type { LocalRequest } from "../domain/local-request";
import { engineError } from "./local-model";

type Entry = LocalRequest["messages"][number] & { readonly prefix?: true };

/** A conversation with the browser's own model; its counts are called otherwise in older releases. */
export type BrowserSession = {
  readonly promptStreaming: (
    input: readonly Entry[],
    options: { readonly signal: AbortSignal },
  ) => ReadableStream<string>;
  /** Tokens that the input would take. */
  readonly measureInputUsage?: (input: readonly Entry[]) => Promise<number>;
  readonly destroy: () => void;
  readonly contextUsage?: number;
  readonly contextWindow?: number;
  readonly inputUsage?: number;
  readonly inputQuota?: number;
};

type Sampling = { readonly temperature: number; readonly topK: number };

/** What this needs of the browser's `LanguageModel`. */
export type BrowserLanguageModel = {
  readonly availability: () => Promise<string>;
  readonly create: (
    options: {
      readonly initialPrompts?: readonly Entry[];
      readonly signal: AbortSignal;
    } & Partial<Sampling>,
  ) => Promise<BrowserSession>;
  readonly params?: () => Promise<{ readonly defaultTopK: number } | null>;
};

type Emit = (event: ComputeEvent) => void;

/** Tells whether the model answers now and, where it does, how much it holds. */
export async function emitBrowserState(
  model: BrowserLanguageModel | undefined,
  emit: Emit,
  signal: AbortSignal,
): Promise<void> {
  const availability = z
    .catch(availabilitySchema, "unavailable")
    .parse(await model?.availability());
  if (model === undefined || availability !== "available") {
    emit({ type: "state", availability, window: null });
    return;
  }
  const session = await model.create({ signal });
  const window = session.contextWindow ?? session.inputQuota;
  session.destroy();
  emit({ type: "state", availability, window: toTokens(window) || null });
}

/**
 * Answers and tells `finish` last. Fails with `provider-too-long`, `engine-failed` (reason `gone`)
 * where the model is not there or breaks, or the signal's reason.
 */
export async function chatWithBrowser(
  model: BrowserLanguageModel | undefined,
  { request, emit, signal }: { request: LocalRequest; emit: Emit; signal: AbortSignal },
): Promise<void> {
  if (model === undefined) throw engineError("gone");
  let session: BrowserSession | null = null;
  try {
    const { before, prompt } = splitMessages(request);
    const initialPrompts = before.length === 0 ? {} : { initialPrompts: before };
    session = await model.create({
      ...initialPrompts,
      ...(await sampling(model, request)),
      signal,
    });
    const promptTokens = await countPrompt(session, prompt);
    const reader = session.promptStreaming(prompt, { signal }).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) break;
      if (value !== "") emit({ type: "text", text: value });
    }
    emit({ type: "finish", reason: "stop", promptTokens, replyTokens: null });
  } catch (error) {
    throw signal.aborted ? signal.reason : toError(error);
  } finally {
    session?.destroy();
  }
}

/** What it was told before, and what it is asked now; null where it cannot be told. */
async function countPrompt(session: BrowserSession, prompt: readonly Entry[]) {
  const before = toTokens(session.contextUsage ?? session.inputUsage);
  const now = toTokens(await session.measureInputUsage?.(prompt).catch(() => undefined));
  return now === 0 ? null : before + now;
}

/** What it is to know, and what it is to answer: the last turn, with what it has begun to say. */
function splitMessages({ messages }: LocalRequest) {
  const begun = messages.at(-1)?.role === "assistant" ? messages.at(-1) : undefined;
  const at = messages.length - (begun === undefined ? 1 : 2);
  const prompt: Entry[] = messages
    .slice(Math.max(0, at))
    .map((entry) => (entry === begun ? { ...entry, prefix: true } : entry));
  return { before: messages.slice(0, Math.max(0, at)), prompt };
}

/** The two go together or not at all; a page that may not choose is not told the second. */
async function sampling(
  model: BrowserLanguageModel,
  { temperature }: LocalRequest,
): Promise<Partial<Sampling>> {
  const params = await model.params?.().catch(() => null);
  return params == null ? {} : { temperature, topK: params.defaultTopK };
}

function toError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  return error instanceof DOMException && error.name === "QuotaExceededError"
    ? new AppError("provider-too-long")
    : engineError("gone");
}

function toTokens(reported: number | undefined): number {
  return reported !== undefined && Number.isFinite(reported) && reported > 0
    ? Math.floor(reported)
    : 0;
}
