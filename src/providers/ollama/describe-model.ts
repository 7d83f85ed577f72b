import * as z from "zod/mini";
import type { Model } from "../../domain/model";
import { type Asking, queryServer } from "../wire/query-server";

const showSchema = z.object({
  model_info: z.nullish(z.record(z.string(), z.unknown())),
  capabilities: z.nullish(z.array(z.string())),
  // Told where this server passes on what the model is told.
  remote_host: z.optional(z.unknown()),
  remote_model: z.optional(z.unknown()),
});

/** Where those go that tell of a remote model, and not of its host. */
const OLLAMA_CLOUD = "ollama.com";

const windowSchema = z.catch(z.nullable(z.int().check(z.positive(), z.lte(1_000_000_000))), null);

/**
 * The model with its window (tokens, null if untold), what it can do and where it is, from `/api/show`; fails
 * with `provider-model-missing` where the server has none of that name, or as `queryServer`.
 */
export async function describeModel(model: Model, asking: Asking): Promise<Model> {
  const { capabilities, model_info, ...remote } = await queryServer({
    ...asking,
    provider: "ollama",
    url: `${model.url}/api/show`,
    connection: model.connection,
    body: { model: model.name },
    schema: showSchema,
  });
  const { remoteHost: _, ...known } = model;
  const remoteHost = remoteHostOf(remote);
  return {
    ...known,
    ...(remoteHost === null ? {} : { remoteHost }),
    window: windowOf(model_info ?? {}),
    thinks: capabilities?.includes("thinking") ?? false,
    // Servers that tell no capabilities at all are older than these are.
    ...(capabilities == null
      ? {}
      : { sees: capabilities.includes("vision"), callsTools: capabilities.includes("tools") }),
  };
}

type Remote = Pick<z.infer<typeof showSchema>, "remote_host" | "remote_model">;

/** Null where the model runs where it was asked. */
function remoteHostOf({ remote_host: host, remote_model: name }: Remote): string | null {
  if (typeof host === "string" && host.trim() !== "") return host;
  return typeof name === "string" && name.trim() !== "" ? OLLAMA_CLOUD : null;
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
