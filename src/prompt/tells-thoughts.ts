import type { Model } from "../domain/model";
import { usesResponses } from "./uses-responses";

/** Servers of OpenAI's language that refuse a call that is told without what was thought before it. */
const WANTING = /(^|\.)(deepseek\.com|moonshot\.(ai|cn))$/;

type Asked = Pick<Model, "provider" | "url" | "habits" | "api">;

/**
 * Whether a model is told again, with the calls of a step, what it has thought in it: Ollama's
 * templates and some of OpenAI's kin want that, and others refuse the field.
 */
export function tellsThoughts(model: Asked): boolean {
  const { provider, url, habits = [] } = model;
  if (provider === "ollama") return true;
  if (provider !== "openai" || usesResponses(model)) return false;
  return habits.includes("thoughts") || (URL.canParse(url) && WANTING.test(new URL(url).hostname));
}
