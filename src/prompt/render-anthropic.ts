import type { Prompt } from "../domain/prompt";
import { thinksUnasked } from "../domain/thinks-unasked";
import { anthropicTraits } from "./anthropic-traits";
import { askToGoOn } from "./ask-to-go-on";
import { mergeRoles, mergeSystem, type Side } from "./merge-roles";
import { supportOf } from "./parameter-support";
import type { RenderOptions } from "./render-options";
import { stepsAsBlocks } from "./render-steps";
import { toolsAsInputs } from "./render-tools";

/** Anthropic takes no smaller number of tokens for thinking. */
const LEAST_THINKING = 1024;

/** The smallest number of tokens that any of them writes at the most, as of Claude 3 Opus and Haiku. */
const LEAST_MOST = 4096;

/** Of the reply's tokens thinking takes at most this part. */
const THINKING_SHARE = 3 / 4;

/** More is not needed in a conversation. */
const MOST_THINKING = 4096;

/** The body for Anthropic's /v1/messages: the system text apart, two roles that take turns. */
export function renderAnthropic(prompt: Prompt, options: RenderOptions): string {
  const { model, sampling = {} } = options;
  const { stop, effort = leastEffort(options) } = sampling;
  const thinking = thinkingField(prompt, options);
  return JSON.stringify({
    model: model.name,
    stream: true,
    max_tokens: replyTokens(options),
    ...(thinking === null ? {} : { thinking }),
    ...(thinking === null ? samplingFields(options) : {}),
    ...(stop === undefined ? {} : { stop_sequences: stop }),
    ...(effort === undefined ? {} : { output_config: { effort } }),
    ...toolFields(prompt, options),
    ...systemField(prompt),
    messages: [
      ...mergeRoles(prompt).map(toMessage),
      ...stepsAsBlocks(prompt, model),
      ...askToGoOn(prompt).map(toMessage),
    ],
  });
}

/** A request must name a limit: where that was over what the model writes, one that all of them write. */
function replyTokens({ model, budget }: RenderOptions): number {
  const isOver = model.habits?.includes("no-limit") === true;
  return isOver ? Math.min(LEAST_MOST, budget.reply) : budget.reply;
}

/** Newer models refuse both at once, and the newest either. */
function samplingFields({ model, temperature, sampling }: RenderOptions): object {
  if (!anthropicTraits(model).hasTemperature) return {};
  if (sampling?.topP !== undefined) return { top_p: sampling.topP };
  // Of a name without a version only a refusal tells that it is one of those.
  return model.habits?.includes("no-temperature") ? {} : { temperature };
}

/** Calls that are told have to be of tools that are told, too: where those are off by now, none may be called. */
function toolFields({ steps = [] }: Prompt, options: RenderOptions): object {
  const { tools = [] } = options;
  if (tools.length > 0 || steps.length === 0) return toolsAsInputs(options);
  const names = [...new Set(steps.flatMap(({ calls }) => calls.map(({ name }) => name)))];
  const parameters = { type: "object" };
  const named = names.map((name) => ({ name, description: "", parameters }));
  return { ...toolsAsInputs({ tools: named }), tool_choice: { type: "none" } };
}

function toMessage(side: Side): object {
  return { role: side.from === "model" ? "assistant" : "user", content: contentOf(side) };
}

/** Of models that think unasked some refuse to be told not to: all take it that they are to think little. */
function leastEffort({ model, thinks }: RenderOptions): "low" | undefined {
  const isQuiet = thinks === false && thinksUnasked(model.name);
  return isQuiet && supportOf(model).efforts.includes("low") ? "low" : undefined;
}

/**
 * Null where the model cannot, is not to, or has too few tokens to think; and beside tools where it
 * thinks only when it is asked to: what it has thought would have to be told again with its call, signed.
 */
function thinkingField({ steps = [] }: Prompt, options: RenderOptions): unknown {
  const { model, thinks = model.thinks, tools = [] } = options;
  if (!model.thinks || !thinks) return null;
  if (tools.length > 0 && !thinksUnasked(model.name)) return null;
  const tokens = Math.min(MOST_THINKING, Math.floor(replyTokens(options) * THINKING_SHARE));
  if (tokens < LEAST_THINKING) return null;
  if (anthropicTraits(model).thinking === "adaptive") {
    // Newer models keep the text of their thinking to themselves unless they are asked for it.
    return { type: "adaptive", display: "summarized" };
  }
  // A call without its thoughts is refused then, of tools that are off by now, too.
  return steps.length > 0 ? null : { type: "enabled", budget_tokens: tokens };
}

/**
 * Marked as worth keeping where a conversation is under way: that costs a little once and saves most
 * of it with every message that follows within minutes. A single question would only pay.
 */
function systemField(prompt: Prompt): { system?: unknown } {
  const text = mergeSystem(prompt);
  if (text === "") return {};
  if (prompt.context.length === 0) return { system: text };
  return { system: [{ type: "text", text, cache_control: { type: "ephemeral" } }] };
}

function contentOf({ text, images }: Side): unknown {
  if (images.length === 0) return text;
  return [
    ...images.map(({ type, data }) => ({
      type: "image",
      source: { type: "base64", media_type: type, data },
    })),
    // An empty text is refused there.
    ...(text === "" ? [] : [{ type: "text", text }]),
  ];
}
