import * as z from "zod/mini";
import { cleanLabel } from "../../domain/clean-label";
import type { Server } from "../../domain/provider";
import { type Asking, queryServer } from "../wire/query-server";

/** What a server knows of a model, as it names it. */
export type ShownModel = {
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly capabilities: readonly string[];
  readonly template: string;
  readonly system: string;
  readonly license: string;
};

/** A licence is the longest of them, with some tens of thousands of characters. */
const MAX_TEXT_LENGTH = 65_536;
const MAX_FACTS = 100;
const MAX_FACT_LENGTH = 500;

const textSchema = z.catch(z.string(), "");

const shownSchema = z.object({
  details: z.nullish(z.record(z.string(), z.unknown())),
  model_info: z.nullish(z.record(z.string(), z.unknown())),
  /** Lines of a name and a value. */
  parameters: z.optional(textSchema),
  capabilities: z.nullish(z.array(z.string())),
  template: z.optional(textSchema),
  system: z.optional(textSchema),
  license: z.optional(textSchema),
});
type Shown = z.infer<typeof shownSchema>;

/** Of the model's own information, what says something to people: its sizes. */
const SHOWN_INFO = /^general\.(architecture|parameter_count)$|\.(context|embedding)_length$/;

/**
 * Facts, abilities and texts of a model, from `/api/show`; fails with `provider-model-missing`
 * where the server has none of that name, or as `queryServer` does.
 */
export async function showModel(server: Server, name: string, asking: Asking): Promise<ShownModel> {
  const shown = await queryServer({
    ...asking,
    provider: "ollama",
    url: `${server.url}/api/show`,
    connection: server.connection,
    body: { model: name },
    schema: shownSchema,
  });
  return {
    facts: factsOf(shown).slice(0, MAX_FACTS),
    capabilities: (shown.capabilities ?? []).slice(0, MAX_FACTS).map(cutFact),
    template: cut(shown.template),
    system: cut(shown.system),
    license: cut(shown.license),
  };
}

function factsOf({ details, model_info, parameters }: Shown) {
  const detailEntries = Object.entries(details ?? {}).slice(0, MAX_FACTS);
  const info = Object.entries(model_info ?? {}).filter(([name]) => SHOWN_INFO.test(name));
  const lines = cut(parameters).split("\n", MAX_FACTS).map(cutFact);
  const set = lines.map((line) => {
    const [name = "", ...value] = line.split(" ");
    return [name, value.join(" ")] as const;
  });
  return [...detailEntries, ...info, ...set].flatMap(([name, value]) => {
    const isPlain = typeof value === "string" || typeof value === "number";
    if (!isPlain || name === "" || value === "") return [];
    return [{ name: cutFact(name), value: cutFact(String(value)) }];
  });
}

/** Before anything is made of it: a text may have millions of lines. */
function cut(text: string | undefined): string {
  return (text ?? "").slice(0, MAX_TEXT_LENGTH);
}

function cutFact(text: string): string {
  return cleanLabel(text, MAX_FACT_LENGTH);
}
