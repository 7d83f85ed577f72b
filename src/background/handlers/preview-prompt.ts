import type { PromptView } from "../../contract/prompt";
import { taintOf } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { Prompt } from "../../domain/prompt";
import type { ModelRequest } from "../../domain/provider";
import { shortenImages } from "../../prompt/shorten-images";
import { checkMessageBytes } from "../../store/attachments/message-limits";
import { cleanTyped } from "../../turns/clean-message";
import type { Prepared } from "../../turns/prepare-turn";
import type { App } from "../app";
import { currentModel } from "../current-model";
import { reachModel } from "../reach-model";

type Typed = {
  readonly conversationId: Id;
  readonly text: string;
  /** Set where only the plan is wanted. */
  readonly isMeasured?: true;
};

/**
 * What would be sent if this text were sent now with what is attached to the draft, by the same way
 * that sends it. Fails with `not-found`, `limit-exceeded`, or `window-too-small`.
 */
export async function previewPrompt(
  app: Pick<App, "store" | "prepare" | "signal">,
  { conversationId, text, isMeasured }: Typed,
): Promise<Prepared> {
  checkMessageBytes(text);
  const { store } = app;
  const [position, settings, attachments, conversation] = await Promise.all([
    store.branches.readPosition({ conversationId }),
    store.settings.read(),
    store.attachments.listDraft(conversationId),
    store.conversations.find(conversationId),
  ]);
  const { context, parameters, leaf, depth } = position;
  const typed = cleanTyped(text, settings.prompt.redactions);
  const message = { id: null, text: typed, depth, attachments, taint: taintOf(attachments) };
  const { maintainPersonality } = context;
  const model = await reachModel(app, currentModel(settings, context));
  const isTemporary = conversation?.temporary;
  const where = { context, parameters, conversationId, leaf, isTemporary };
  const request = { ...where, model, maintainPersonality, message };
  return app.prepare({ ...request, begun: "", ...(isMeasured && { isMeasured }) }, app.signal);
}

/** A plan with all that belongs to it, as the inspector shows it. */
export function toPromptView({ plan, source, nowUtc, request, prompt }: Prepared): PromptView {
  return { plan, model: source.model, nowUtc, request: toShownRequest(request, prompt) };
}

/** A request as the person may see it: no key is ever in it, and images are named by type and size. */
export function toShownRequest(
  { provider, url, body }: ModelRequest,
  prompt: Prompt,
): PromptView["request"] {
  // What answers within the browser is asked by no server's address.
  const headers = ["guide", "browser", "gguf"].includes(provider)
    ? {}
    : { "content-type": "application/json" };
  return { method: "POST", url, headers, body: shortenImages(body, prompt) };
}
