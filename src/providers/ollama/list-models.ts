import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import type { Model } from "../../domain/model";
import { type Query, queryServer } from "./query-server";

const entrySchema = z.object({
  name: z.string().check(z.minLength(1)),
  /** Set where this server passes the conversation on to another one. */
  remote_host: z.nullish(z.string()),
  details: z.nullish(z.object({ family: z.nullish(z.string()) })),
});

const tagsSchema = z.object({ models: z.nullish(z.array(entrySchema)) });

/**
 * The models that chat and run on that machine, in the server's order, from `/api/tags`; windows
 * and abilities are not told there. Fails as `queryServer` does.
 */
export async function listModels(
  query: Omit<Query<z.ZodMiniType>, "body" | "schema">,
): Promise<readonly Model[]> {
  const { url } = query;
  const tags = await queryServer({
    ...query,
    url: `${url}/api/tags`,
    body: null,
    schema: tagsSchema,
  }).catch((error: unknown) => {
    throw withoutModel(error);
  });
  return (tags.models ?? [])
    .filter(({ name, remote_host, details }) => !remote_host && !embeds(name, details?.family))
    .map(({ name }) => ({ provider: "ollama", name, url, window: null, thinks: false }));
}

/** `/api/tags` is about no model: a 404 means that no Ollama answers there. */
function withoutModel(error: unknown): unknown {
  return error instanceof AppError && error.code === "provider-model-missing"
    ? new AppError("provider-failed", { data: error.data, cause: error })
    : error;
}

function embeds(name: string, family: string | null | undefined): boolean {
  return /embed/i.test(name) || /bert/i.test(family ?? "");
}
