import { assertNever } from "../domain/assert-never";
import type { Effort, ParameterName } from "../domain/chat-parameters";
import type { Habit } from "../domain/habit";
import type { Model } from "../domain/model";
import { isOpenaiReasoner } from "../domain/thinks-unasked";
import { anthropicTraits } from "./anthropic-traits";
import { usesResponses } from "./uses-responses";

/** What of a chat's parameters a model has, as its provider documents it or its server has refused. */
type ParameterSupport = {
  readonly has: ReadonlySet<ParameterName>;
  /** What of that a request leaves out in which the model is to think. */
  readonly offWhileThinking: readonly ParameterName[];
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
  const has = new Set(names.filter((name) => !refused.has(name)));
  const isOff = model.thinks && model.provider === "anthropic";
  return {
    has,
    offWhileThinking: isOff ? SAMPLING.filter((name) => has.has(name)) : [],
    mostTemperature: mostTemperatureOf(model),
    efforts,
  };
}

/** Servers of OpenAI's language that refuse higher ones. */
const COOLER: readonly (readonly [RegExp, number])[] = [
  [/(^|\.)mistral\.ai$/, 1.5],
  [/(^|\.)(z\.ai|bigmodel\.cn)$/, 1],
];

function mostTemperatureOf({ provider, name, url }: Model): number {
  if (provider === "anthropic" || (provider === "openai" && /claude/i.test(name))) return 1;
  if (provider !== "openai" || !URL.canParse(url)) return 2;
  const { hostname } = new URL(url);
  return COOLER.find(([host]) => host.test(hostname))?.[1] ?? 2;
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
