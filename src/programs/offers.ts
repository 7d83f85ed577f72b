import type { Scope } from "../domain/program";
import { parseResourceUri, RESOURCES } from "../operations/resources";
import type { Params } from "./json-rpc";

const TITLES: Readonly<Record<string, string>> = {
  contexts: "Contexts that are in use, with their personalities in short",
  "personality-templates": "Starting points for a personality of one's own",
  "personality-presets": "Ready-made personalities",
  "context/{id}": "A context with its personality and newest messages",
  "preset/{id}": "A preset with its default settings",
};

type Listed = { readonly path: string; readonly uri: string };

const LISTED: readonly Listed[] = RESOURCES.map((uri) => ({
  path: uri.split("://")[1] ?? "",
  uri,
}));

/** The resources without an id in their uri, as they are listed (M-039, M-041, M-042). */
export function listResources(): readonly object[] {
  return LISTED.filter(({ path }) => !path.includes("{")).map(({ path, uri }) => {
    return { ...describe(path), uri };
  });
}

/** Those with an id (M-040, M-043). */
export function listTemplates(): readonly object[] {
  return LISTED.filter(({ path }) => path.includes("{")).map(({ path, uri }) => {
    return { ...describe(path), uriTemplate: uri };
  });
}

/** What reading it needs leave for: a context is told with its newest messages. */
export function scopesOfResource(uri: string): readonly Scope[] {
  return parseResourceUri(uri)?.name === "context" ? ["contexts", "conversations"] : ["contexts"];
}

function describe(path: string): object {
  return { name: path.split("/")[0], description: TITLES[path], mimeType: "application/json" };
}

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
  const values = typeof given === "object" && given !== null ? { ...given } : {};
  if (!("interactionCount" in values) || typeof values.interactionCount !== "string") {
    return { name, arguments: values };
  }
  const { interactionCount: text } = values;
  const interactionCount = /^\d{1,15}$/.test(text) ? Number(text) : text;
  return { name, arguments: { ...values, interactionCount } };
}
