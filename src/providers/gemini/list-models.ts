import * as z from "zod/mini";
import { MAX_LISTED_MODELS } from "../../domain/limits";
import type { Model } from "../../domain/model";
import type { Server } from "../../domain/provider";
import type { LeaveOut } from "../../domain/unlisted";
import { entriesSchema, parseEntries } from "../wire/parse-entries";
import { withoutModel } from "../wire/provider-error";
import { type Asking, queryServer } from "../wire/query-server";

const entrySchema = z.object({
  name: z.string().check(z.minLength(1)),
  displayName: z.catch(z.optional(z.string()), undefined),
  inputTokenLimit: z.catch(z.nullable(z.int().check(z.positive(), z.lte(1_000_000_000))), null),
  supportedGenerationMethods: z.catch(z.array(z.string()), []),
  thinking: z.catch(z.boolean(), false),
});
type Entry = z.infer<typeof entrySchema>;

const listSchema = z.object({ models: z.nullish(entriesSchema) });

/** The models that chat there, in the server's order, from `/models`; fails as `queryServer` does. */
export async function listModels(
  server: Server,
  asking: Asking,
  leaveOut?: LeaveOut,
): Promise<readonly Model[]> {
  const { models } = await queryServer({
    ...asking,
    provider: "gemini",
    url: `${server.url}/models?pageSize=${MAX_LISTED_MODELS}`,
    connection: server.connection,
    schema: listSchema,
  }).catch((error: unknown) => {
    throw withoutModel(error);
  });
  const entries = parseEntries(models ?? [], entrySchema);
  for (const entry of entries) if (!chats(entry)) leaveOut?.(nameOf(entry), "no-chat");
  return entries.filter(chats).map((entry) => entryToModel(entry, server));
}

/** Models that speak aloud take the same requests, and refuse to answer in writing. */
function chats({ name, supportedGenerationMethods }: Entry): boolean {
  return supportedGenerationMethods.includes("generateContent") && !/-tts\b/.test(name);
}

function entryToModel(entry: Entry, { url, connection }: Server): Model {
  const { displayName, inputTokenLimit, thinking } = entry;
  return {
    provider: "gemini",
    name: nameOf(entry),
    url,
    window: inputTokenLimit,
    thinks: thinking,
    ...(connection === undefined ? {} : { connection }),
    ...(displayName ? { label: displayName } : {}),
  };
}

function nameOf({ name }: Entry): string {
  return name.replace(/^models\//, "");
}
