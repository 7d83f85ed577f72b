import { assertNever } from "../domain/assert-never";
import type { ChatParameters, Effort, ParameterName, Sampling } from "../domain/chat-parameters";
import type { Habit } from "../domain/habit";
import type { Model } from "../domain/model";
import { isOpenaiReasoner } from "../domain/thinks-unasked";
import { anthropicTraits } from "./anthropic-traits";
import { usesResponses } from "./uses-responses";

/** What of a chat's parameters a model has, as its provider documents it or its server has refused. */
export type ParameterSupport = {
  readonly has: ReadonlySet<ParameterName>;
  readonly mostTemperature: number;
  /** None where it has no such parameter. */
  readonly efforts: readonly Effort[];
};

const SAMPLING = ["temperature", "topP"] as const;
const EFFORTS: readonly Effort[] = ["low", "medium", "high"];

const REFUSED: Partial<Record<Habit, ParameterName>> = {
  "no-temperature": "temperature",
  "no-top-p": "topP",
  "no-seed": "seed",
  "no-stop": "stop",
  "no-effort": "effort",
};

/** Which parameters a request to this model may say. */
export function supportOf(model: Model): ParameterSupport {
  const refused = new Set((model.habits ?? []).map((habit) => REFUSED[habit]));
  const efforts = refused.has("effort") ? [] : effortsOf(model);
  const names = [...namesOf(model), ...(efforts.length === 0 ? [] : ["effort" as const])];
  return {
    has: new Set(names.filter((name) => !refused.has(name))),
    mostTemperature: model.provider === "anthropic" ? 1 : 2,
    efforts,
  };
}

function namesOf(model: Model): readonly ParameterName[] {
  const { provider } = model;
  switch (provider) {
    case "ollama":
    case "gguf":
      return [...SAMPLING, "seed", "stop", "window"];
    case "gemini":
      return [...SAMPLING, "seed", "stop", "window"];
    case "openai":
      return [...openaiNames(model), "window"];
    case "anthropic":
      return [...(anthropicTraits(model).hasTemperature ? SAMPLING : []), "stop", "window"];
    // It takes a temperature; its window is what the browser gives it.
    case "browser":
      return ["temperature"];
    case "guide":
      return [];
    default:
      return assertNever(provider);
  }
}

function openaiNames(model: Model): readonly ParameterName[] {
  const reasons = isOpenaiReasoner(model.name);
  if (usesResponses(model)) return reasons ? [] : SAMPLING;
  return reasons ? ["seed"] : [...SAMPLING, "seed", "stop"];
}

function effortsOf(model: Model): readonly Effort[] {
  const { provider, name } = model;
  const isGptOss = /gpt-oss/i.test(name);
  switch (provider) {
    // Ollama takes a level of these models, and a yes or no of all others that think.
    case "ollama":
      return isGptOss ? EFFORTS : [];
    case "openai":
      if (/grok-3-mini/i.test(name)) return ["low", "high"];
      return isOpenaiReasoner(name) || isGptOss ? EFFORTS : [];
    case "anthropic":
      return anthropicTraits(model).thinking === "adaptive" ? EFFORTS : [];
    // Since version 3; before it, a number of tokens was told.
    case "gemini":
      return /(^|\/)gemini-([3-9]|\d\d)/i.test(name) ? ["low", "high"] : [];
    case "gguf":
    case "browser":
    case "guide":
      return [];
    default:
      return assertNever(provider);
  }
}

/** What a request tells beside the prompt: what the chat has set, as far as the model has it. */
export type ToldParameters = { readonly temperature: number; readonly sampling: Sampling };

type Asked = {
  readonly model: Model;
  readonly context: { readonly temperature: number };
  readonly parameters?: ChatParameters | undefined;
};

/** The temperature (the context's where the chat has none) and the sampling that a request says. */
export function tellParameters({ model, context, parameters = {} }: Asked): ToldParameters {
  const { has, mostTemperature, efforts } = supportOf(model);
  const { topP, seed, stop, effort } = parameters;
  return {
    temperature: Math.min(parameters.temperature ?? context.temperature, mostTemperature),
    sampling: {
      ...(topP !== undefined && has.has("topP") ? { topP } : {}),
      ...(seed !== undefined && has.has("seed") ? { seed } : {}),
      ...(stop !== undefined && has.has("stop") ? { stop } : {}),
      ...(effort !== undefined && efforts.includes(effort) ? { effort } : {}),
    },
  };
}

/** The window that the chat has set; null where it has none, or its model takes none. */
export function chatWindow({ model, parameters }: Omit<Asked, "context">): number | null {
  return supportOf(model).has.has("window") ? (parameters?.window ?? null) : null;
}
