import type { ParameterName } from "../../domain/chat-parameters";
import { parseJson } from "../../domain/parse-json";

/** Where requests of the providers say what, by the path to it. */
const PATHS: Readonly<Record<ParameterName, readonly string[]>> = {
  temperature: ["temperature", "options.temperature", "generationConfig.temperature"],
  topP: ["top_p", "options.top_p", "generationConfig.topP", "topP"],
  seed: ["seed", "random_seed", "options.seed", "generationConfig.seed"],
  stop: ["stop", "stop_sequences", "options.stop", "generationConfig.stopSequences"],
  window: ["options.num_ctx", "window"],
  effort: [
    ...["reasoning_effort", "reasoning.effort", "output_config.effort", "think"],
    "generationConfig.thinkingConfig.thinkingLevel",
  ],
};

type SentParameter = { readonly name: ParameterName; readonly value: string };

/** The parameters that a request's body says, read from its very bytes; none where it is no JSON. */
export function sentParameters(body: string): readonly SentParameter[] {
  const root = parseJson(body);
  return Object.entries(PATHS).flatMap(([name, paths]) => {
    const value = paths.map((path) => at(root, path)).find((found) => isSaid(found));
    if (value === undefined) return [];
    const text = Array.isArray(value) ? value.map((one) => JSON.stringify(one)).join(" ") : value;
    return [{ name: name as ParameterName, value: String(text) }];
  });
}

/** A server's yes or no to thinking is no effort. */
function isSaid(value: unknown): boolean {
  return typeof value === "number" || typeof value === "string" || Array.isArray(value);
}

function at(root: unknown, path: string): unknown {
  let value = root;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
