import type { Effort } from "../domain/chat-parameters";
import type { Role } from "../domain/message";
import type { Model } from "../domain/model";
import type { Prompt, PromptImage } from "../domain/prompt";
import { isOpenaiReasoner } from "../domain/thinks-unasked";
import { GO_ON } from "./ask-to-go-on";
import { joinNotes } from "./join-notes";
import type { RenderOptions } from "./render-options";
import { stepsAsItems } from "./render-steps";
import { toolsAsFlatFunctions } from "./render-tools";
import { replyLimit } from "./reply-limit";

/**
 * The body for OpenAI's /responses: nothing of it is stored there, and a model that reasons is asked
 * for a summary of that, as long as its account may have one.
 */
export function renderResponses(prompt: Prompt, options: RenderOptions): string {
  const { model, temperature, thinks = true, tools = [], sampling = {} } = options;
  const { topP, effort } = sampling;
  const { habits = [] } = model;
  const reasons = isOpenaiReasoner(model.name);
  const isSummarised = reasons && thinks && !habits.includes("no-summary");
  return JSON.stringify({
    model: model.name,
    stream: true,
    store: false,
    ...(reasons || habits.includes("no-temperature") ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...reasoningField({ isSummarised, effort }),
    // Told again with a call: nothing of it is stored there.
    ...(reasons && tools.length > 0 ? { include: ["reasoning.encrypted_content"] } : {}),
    ...replyLimit(options, "max_output_tokens"),
    ...toolsAsFlatFunctions(options),
    input: entriesOf(prompt, model),
  });
}

/** Of a model that does not reason neither is asked. */
function reasoningField({
  isSummarised,
  effort,
}: {
  isSummarised: boolean;
  effort: Effort | undefined;
}) {
  if (!isSummarised && effort === undefined) return {};
  return {
    reasoning: {
      ...(effort === undefined ? {} : { effort }),
      ...(isSummarised ? { summary: "auto" } : {}),
    },
  };
}

/** D-11's order, with the notes as the system's words directly before the message. */
function entriesOf(prompt: Prompt, model: Model): object[] {
  const { system, context, userInput, userImages, begun } = prompt;
  return [
    ...(system === "" ? [] : [{ role: "system", content: system }]),
    ...context.map(({ role, text, images }) => ({
      role: roleOf(role),
      content: said(text, images),
    })),
    { role: "system", content: joinNotes(prompt) },
    { role: "user", content: said(userInput, userImages) },
    ...stepsAsItems(prompt, model),
    ...(begun === ""
      ? []
      : [
          { role: "assistant", content: begun },
          { role: "user", content: GO_ON },
        ]),
  ];
}

/** What a tool gave belongs to a call's id there; without one it is data on the person's side. */
export function roleOf(role: Role): string {
  return role === "tool" ? "user" : role;
}

function said(text: string, images: readonly PromptImage[] = []): unknown {
  if (images.length === 0) return text;
  return [
    ...images.map(({ type, data }) => ({
      type: "input_image",
      image_url: `data:${type};base64,${data}`,
    })),
    ...(text === "" ? [] : [{ type: "input_text", text }]),
  ];
}
