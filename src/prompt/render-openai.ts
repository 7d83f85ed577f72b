import type { Model } from "../domain/model";
import type { Prompt, PromptImage } from "../domain/prompt";
import { isOpenaiReasoner } from "../domain/thinks-unasked";
import { askToGoOn, GO_ON } from "./ask-to-go-on";
import { joinNotes } from "./join-notes";
import { mergeRoles, mergeSystem, type Side, withFirst } from "./merge-roles";
import type { RenderOptions } from "./render-options";
import { renderResponses, roleOf } from "./render-responses";
import { stepsAsMessages } from "./render-steps";
import { toolsAsFunctions } from "./render-tools";
import { replyLimit } from "./reply-limit";
import { usesResponses } from "./uses-responses";

/**
 * The body for an OpenAI-compatible /chat/completions: one array of messages (E-056, O-022); that
 * for /responses where the model answers there only.
 */
export function renderOpenai(prompt: Prompt, options: RenderOptions): string {
  const { model, temperature, sampling = {} } = options;
  const { topP, seed, stop, effort } = sampling;
  const { habits = [] } = model;
  if (usesResponses(model)) return renderResponses(prompt, options);
  const host = URL.canParse(model.url) ? new URL(model.url).hostname : "";
  const isMistral = /(^|\.)mistral\.ai$/.test(host);
  const isOpenai = host === "api.openai.com";
  const refusesTemperature = isOpenaiReasoner(model.name) || habits.includes("no-temperature");
  const namesCompletion =
    isOpenai || habits.includes("completion-tokens") || isAzureOwn(host, model.name);
  return JSON.stringify({
    model: model.name,
    stream: true,
    // Mistral refuses the field, and tells the usage without it.
    ...(isMistral || habits.includes("no-usage")
      ? {}
      : { stream_options: { include_usage: true } }),
    // Those that reason refuse one.
    ...(refusesTemperature ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(seed === undefined ? {} : { [isMistral ? "random_seed" : "seed"]: seed }),
    ...(stop === undefined ? {} : { stop }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
    // OpenAI's newer models refuse the old name, and many other servers do not know the new one.
    ...replyLimit(options, namesCompletion ? "max_completion_tokens" : "max_tokens"),
    ...toolsAsFunctions(options),
    messages: isOpenai ? openaiMessages(prompt, model) : compatibleMessages(prompt, model),
  });
}

/** Azure serves OpenAI's models under whatever name they were given, and some of other makers. */
function isAzureOwn(host: string, name: string): boolean {
  const isAzure = /\.(openai\.azure\.com|services\.ai\.azure\.com|cognitiveservices\.azure\.com)$/;
  const others =
    /mistral|ministral|codestral|llama|deepseek|phi-|cohere|command|jais|grok|kimi|qwen/i;
  return isAzure.test(host) && !others.test(name);
}

type Target = Pick<Model, "url" | "name">;

/** D-11's order, with the notes as the system's words directly before the message. */
function openaiMessages(prompt: Prompt, model: Target): object[] {
  const { system, context, userInput, userImages, begun } = prompt;
  return [
    ...(system === "" ? [] : [{ role: "system", content: system }]),
    ...context.map(({ role, text, images }) => ({
      role: roleOf(role),
      content: said(text, images),
    })),
    { role: "system", content: joinNotes(prompt) },
    { role: "user", content: said(userInput, userImages) },
    ...stepsAsMessages(prompt, model),
    ...(begun === ""
      ? []
      : [
          { role: "assistant", content: begun },
          { role: "user", content: GO_ON },
        ]),
  ];
}

/** Gemma before version 4, whose chat templates refuse a system entry or say it as the person's. */
const KNOWS_NO_SYSTEM = /(^|\/)gemma(?!-?([4-9]|\d\d)(?!\d*b))(?![a-z])/i;

/** Many chat templates refuse a system entry after the first, or two entries of one side in a row. */
function compatibleMessages(prompt: Prompt, model: Target): object[] {
  const merged = mergeSystem(prompt);
  const isFirst = KNOWS_NO_SYSTEM.test(model.name);
  const system = isFirst ? "" : merged;
  const sides = mergeRoles(prompt);
  return [
    ...(system === "" ? [] : [{ role: "system", content: system }]),
    ...(isFirst ? withFirst(merged, sides) : sides).map(toMessage),
    ...stepsAsMessages(prompt, model),
    ...askToGoOn(prompt).map((side) => ({ ...toMessage(side), ...thoughtsOf(side, prompt) })),
  ];
}

/** Who wants thoughts with calls wants them with all that the model says in their turn; what they were is not known. */
function thoughtsOf({ from }: Side, { steps = [] }: Prompt): { reasoning_content?: string } {
  const isWanted = from === "model" && steps.some(({ thinking }) => thinking !== undefined);
  return isWanted ? { reasoning_content: "" } : {};
}

function toMessage({ from, text, images }: Side): object {
  return { role: from === "model" ? "assistant" : "user", content: said(text, images) };
}

/** Plain text where there is no image: some servers know no parts. */
function said(text: string, images: readonly PromptImage[] = []): unknown {
  if (images.length === 0) return text;
  return [
    ...images.map(({ type, data }) => ({
      type: "image_url",
      image_url: { url: `data:${type};base64,${data}` },
    })),
    ...(text === "" ? [] : [{ type: "text", text }]),
  ];
}
