import type { Model } from "./model";

/**
 * Whether a model spends tokens of its reply on thinking, as its server tells or, where servers of
 * OpenAI's language tell nothing of it, as its name does.
 */
export function isThinking({
  provider,
  name,
  thinks,
}: Pick<Model, "provider" | "name" | "thinks">): boolean {
  return thinks || (provider === "openai" && thinksUnasked(name));
}

/** Whether models of that name think without being asked to, as their makers document it. */
export function thinksUnasked(name: string): boolean {
  const own = ownName(name);
  if (isOpenaiReasoner(name)) return true;
  return /^(deepseek-(reasoner|v4)|grok-(3-mini|4|code))/.test(own) && !/non-reasoning/.test(own);
}

/** Whether it is one of OpenAI's models that reason, by its name: they refuse a temperature. */
export function isOpenaiReasoner(name: string): boolean {
  const own = ownName(name);
  return /^(o\d|gpt-[5-9])/.test(own) && !own.includes("chat");
}

/** Servers that pass on to others put the maker before the name. */
function ownName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1).toLowerCase();
}
