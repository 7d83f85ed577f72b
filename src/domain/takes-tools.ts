import type { Model } from "./model";

/** Models that run in the browser, and the guide, are not asked in a form that knows tools. */
const WITHOUT_TOOLS: readonly string[] = ["guide", "gguf", "browser"];

/** Whether a model may be told of tools: not where its server says that it takes none; one of which nobody knows is tried. */
export function takesTools({
  provider,
  callsTools = true,
  habits = [],
}: Pick<Model, "provider" | "callsTools" | "habits">): boolean {
  return callsTools && !WITHOUT_TOOLS.includes(provider) && !habits.includes("no-tools");
}
