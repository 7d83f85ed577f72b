import { type Context, type ContextProviderName, DEFAULT_CONTEXT_FIELDS } from "../domain/context";
import type { LeftOut, SystemSectionKind } from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";

/** What each brings; null stands for the conversation itself. */
const BRINGS: Readonly<Record<ContextProviderName, readonly (SystemSectionKind | null)[]>> = {
  facts: ["facts"],
  blocks: ["core-blocks", "working-blocks"],
  "recent-summaries": ["summaries"],
  references: ["references"],
  activity: ["activity"],
  quotes: ["quotes"],
  "last-n": [null],
};

/** What is told of other conversations: nothing where a context does not remember. */
const OF_OTHERS: readonly ContextProviderName[] = ["recent-summaries", "activity", "quotes"];

type Settings = Pick<PromptSettings, "modes" | "activityEntries">;

/**
 * The parts that no request of a context holds because the person has switched them off, with where: there,
 * or for every model. What is off until it is switched on is not among them.
 */
export function turnedOff(context: Context, { modes, activityEntries }: Settings): LeftOut[] {
  const { contextProviders: chosen, maintainPersonality, personality, remembers } = context;
  const usual = DEFAULT_CONTEXT_FIELDS.contextProviders;
  const off = usual.filter((name) => !chosen.includes(name));
  const silent = remembers ? [] : OF_OTHERS.filter((name) => chosen.includes(name));
  const isActivityOff = remembers && chosen.includes("activity") && activityEntries === 0;
  const person: SystemSectionKind[] = personality === "" ? [] : ["personality"];
  return [
    ...(maintainPersonality ? [] : each([...person, "steadiness"], "context-off")),
    ...(modes ? [] : each(["mode", "errors"], "settings-off")),
    ...each(
      off.flatMap((name) => BRINGS[name]),
      "context-off",
    ),
    ...each(
      silent.flatMap((name) => BRINGS[name]),
      "not-remembered",
    ),
    ...(isActivityOff ? each(["activity"], "settings-off") : []),
  ];
}

type Reason = Extract<LeftOut["reason"], "context-off" | "settings-off" | "not-remembered">;

function each(kinds: readonly LeftOut["kind"][], reason: Reason): LeftOut[] {
  const rest = { messages: 0, reason, because: null, seenFrom: null };
  return kinds.map((kind) => ({ what: "section", kind, ...rest }));
}
