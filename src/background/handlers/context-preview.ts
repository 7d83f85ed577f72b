import type { CallInput } from "../../contract/contract";
import type { PromptView } from "../../contract/prompt";
import { checkContextFields } from "../../domain/check-fields";
import { type Context, type ContextFields, DEFAULT_CONTEXT_FIELDS } from "../../domain/context";
import { toInvalidField } from "../../domain/field-problem";
import { checkMessageBytes } from "../../store/attachments/message-limits";
import { cleanContextFields } from "../../store/rows/clean-fields";
import { cleanTyped } from "../../turns/clean-message";
import type { App } from "../app";
import { currentModel } from "../current-model";
import { reachModel } from "../reach-model";
import { toPromptView } from "./preview-prompt";

/** Stands for a first message that nobody has thought of yet. */
const SOME_MESSAGE = "…";

/**
 * What a model would be told by a context that is being edited, with this as the first message of a
 * conversation; writes nothing. Fails with `invalid-field`, `limit-exceeded`, or `window-too-small`.
 */
export async function contextPreview(
  app: Pick<App, "store" | "prepare" | "signal" | "clock">,
  input: CallInput<"context.preview">,
): Promise<PromptView> {
  const { name, systemPrompt } = input.fields;
  const fields = { name, systemPrompt, ...cleanContextFields(input.fields) };
  const [problem] = checkContextFields(fields);
  if (problem !== undefined) throw toInvalidField(problem);
  checkMessageBytes(input.text);
  const settings = await app.store.settings.read();
  const context = draftContext(fields, app.clock.now());
  const typed = cleanTyped(input.text, settings.prompt.redactions);
  const request = {
    context,
    conversationId: crypto.randomUUID(),
    leaf: null,
    model: await reachModel(app, currentModel(settings, context)),
    maintainPersonality: context.maintainPersonality,
    message: { id: null, text: typed.trim() === "" ? SOME_MESSAGE : typed, depth: 0 },
    begun: "",
  };
  return toPromptView(await app.prepare(request, app.signal));
}

type Fields = Partial<ContextFields> & Pick<ContextFields, "name" | "systemPrompt">;

function draftContext(fields: Fields, now: number): Context {
  return {
    ...DEFAULT_CONTEXT_FIELDS,
    ...fields,
    id: crypto.randomUUID(),
    version: 1,
    presetId: null,
    pinned: false,
    archived: null,
    renewedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
