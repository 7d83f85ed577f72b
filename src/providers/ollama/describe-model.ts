import * as z from "zod/mini";
import type { Model } from "../../domain/model";
import { type Query, queryServer } from "./query-server";

const showSchema = z.object({
  model_info: z.nullish(z.record(z.string(), z.unknown())),
  capabilities: z.nullish(z.array(z.string())),
});

const windowSchema = z.catch(z.nullable(z.int().check(z.positive(), z.lte(1_000_000_000))), null);

/**
 * The model with its window (tokens, null if untold) and whether it thinks, from `/api/show`;
 * fails with `provider-model-missing` where the server has none of that name, or as `queryServer`.
 */
export async function describeModel(
  model: Model,
  query: Omit<Query<z.ZodMiniType>, "url" | "body" | "schema">,
): Promise<Model> {
  const shown = await queryServer({
    ...query,
    url: `${model.url}/api/show`,
    body: { model: model.name },
    schema: showSchema,
  });
  return {
    ...model,
    window: windowOf(shown.model_info ?? {}),
    thinks: shown.capabilities?.includes("thinking") ?? false,
  };
}

/** The key is named after the architecture; a projector's own window must not be taken for it. */
function windowOf(info: Readonly<Record<string, unknown>>): number | null {
  const architecture = info["general.architecture"];
  const key =
    typeof architecture === "string"
      ? `${architecture}.context_length`
      : Object.keys(info).find((name) => name.endsWith(".context_length"));
  return key === undefined ? null : windowSchema.parse(info[key]);
}
