import type { Model, ProviderId } from "./model";

const NAMED_PROVIDERS: ReadonlySet<ProviderId> = new Set<ProviderId>(["openai", "anthropic"]);

/** More of those that lists of OpenAI's language tell a name of only; by Anthropic's some are to be asked. */
const MORE =
  /^(deepseek-r1|gpt-oss|qwq|kimi-k(2\.[5-9]|[3-9])|glm-(4\.[5-9]|[5-9])|minimax-m[2-9]|gemini-(2\.5-(pro|flash(?!-lite))|[3-9]))|-thinking\b/;

/** The version in names like `claude-opus-4-7`, `claude-3-5-sonnet-20241022`, `claude-fable-5`. */
const CLAUDE_VERSION = /claude-(?:[a-z]+-)?(\d{1,2})(?:[-.](\d{1,2}))?(?!\d)/i;

/** From this version on requests that say nothing of thinking are thought about (Anthropic, "Troubleshooting thinking"). */
const CLAUDE_THINKS = 500;

/**
 * Whether a model spends tokens of its reply on thinking, as its server tells or, where servers of
 * OpenAI's or Anthropic's language tell nothing of it, as its name does.
 */
export function isThinking({
  provider,
  name,
  thinks,
}: Pick<Model, "provider" | "name" | "thinks">): boolean {
  if (thinks || (NAMED_PROVIDERS.has(provider) && thinksUnasked(name))) return true;
  const own = ownName(name);
  return provider === "openai" && MORE.test(own) && !/non-?thinking/.test(own);
}

/** Whether models of that name think without being asked to, as their makers document it. */
export function thinksUnasked(name: string): boolean {
  const own = ownName(name);
  if (isOpenaiReasoner(name) || (claudeVersion(name) ?? 0) >= CLAUDE_THINKS) return true;
  return /^(deepseek-(reasoner|v4)|grok-(3-mini|4|code))/.test(own) && !/non-reasoning/.test(own);
}

/** Whether it is one of OpenAI's models that reason, by its name: they refuse a temperature. */
export function isOpenaiReasoner(name: string): boolean {
  const own = ownName(name);
  return /^(o\d|gpt-[5-9])/.test(own) && !own.includes("chat");
}

/** A hundred times the version in a name of Anthropic's models, as 407 for 4.7; null where it has none. */
export function claudeVersion(name: string): number | null {
  const found = CLAUDE_VERSION.exec(name);
  return found === null ? null : Number(found[1]) * 100 + Number(found[2] ?? 0);
}

/** Servers that pass on to others put the maker before the name. */
function ownName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1).toLowerCase();
}
