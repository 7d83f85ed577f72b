import type { Params } from "./json-rpc";

const required = (name: string, description: string) => ({ name, description, required: true });

/** The prompts, as they are listed (M-044, M-045). */
export function listPrompts(): readonly object[] {
  return [
    {
      name: "personality-creator",
      description: "Writes a personality for a context",
      arguments: [
        required("role", "What it is"),
        required("traits", "How it is"),
        required("scenario", "What it is used for"),
      ],
    },
    {
      name: "context-summary",
      description: "Sums up what was talked about in a context",
      arguments: [
        required("contextName", "The context's name"),
        required("personality", "Its personality"),
        required("interactionCount", "How often it was talked in: a number"),
        required("timeSpan", "In which time"),
      ],
    },
  ];
}

/** The input of `prompts.get`: programs tell every argument as text, a count too. */
export function toPromptInput({ name, arguments: given }: Params): Params {
  const told = typeof given === "object" && given !== null ? { ...given } : {};
  if (!("interactionCount" in told) || typeof told.interactionCount !== "string") {
    return { name, arguments: told };
  }
  const { interactionCount: text } = told;
  const interactionCount = /^\d{1,15}$/.test(text) ? Number(text) : text;
  return { name, arguments: { ...told, interactionCount } };
}
