import type { PromptView } from "../../contract/prompt";
import type { Id } from "../../domain/id";
import type { ModelRequest } from "../../domain/provider";
import { checkMessageBytes } from "../../store/message-limits";
import { cleanTyped } from "../../turns/clean-message";
import type { Prepared } from "../../turns/prepare-turn";
import type { App } from "../app";
import { currentModel } from "../current-model";

/**
 * What would be sent if this text were sent now, by the same way that sends it. Fails with
 * `not-found`, `limit-exceeded`, or `window-too-small`.
 */
export async function previewPrompt(
  app: Pick<App, "store" | "prepare" | "signal">,
  { conversationId, text }: { readonly conversationId: Id; readonly text: string },
): Promise<Prepared> {
  checkMessageBytes(text);
  const [place, settings] = await Promise.all([
    app.store.branches.readPlace({ conversationId }),
    app.store.settings.read(),
  ]);
  const { context, leaf, depth } = place;
  const typed = cleanTyped(text, settings.prompt.redactions);
  const message = { id: null, text: typed, depth };
  const { maintainPersonality } = context;
  const model = currentModel(settings, context);
  const asked = { context, conversationId, leaf, model, maintainPersonality, message, begun: "" };
  return app.prepare(asked, app.signal);
}

/** A plan with all that belongs to it, as the inspector shows it. */
export function toPromptView({ plan, source, nowUtc, request }: Prepared): PromptView {
  return { plan, model: source.model, nowUtc, request: toShownRequest(request) };
}

/** A request as the person may see it: no key is ever in it. */
export function toShownRequest({ provider, url, body }: ModelRequest): PromptView["request"] {
  // The guide is asked within the browser.
  const headers = provider === "guide" ? {} : { "content-type": "application/json" };
  return { method: "POST", url, headers, body };
}
