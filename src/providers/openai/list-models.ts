import * as z from "zod/mini";
import { isLoopbackUrl } from "../../domain/connection-url";
import type { Model } from "../../domain/model";
import type { Server } from "../../domain/provider";
import type { LeaveOut } from "../../domain/unlisted";
import { entriesSchema, parseEntries } from "../wire/parse-entries";
import { withoutModel } from "../wire/provider-error";
import { type Asking, queryServer } from "../wire/query-server";
import { type ListedEntry, listedEntrySchema } from "./listed-entry";
import { toListedModel } from "./listed-model";

const propsSchema = z.object({
  default_generation_settings: z.object({ n_ctx: z.int().check(z.positive()) }),
  modalities: z.catch(z.optional(z.object({ vision: z.boolean() })), undefined),
});

const OTHER_TYPES = /embed|image|audio|speech|video|moderation|rerank|transcri/i;

/** By their makers' names, where a server tells nothing of what its models do. */
const OTHER_NAMES =
  /embed|whisper|dall-e|moderation|rerank|transcribe|gpt-image|stable-diffusion|(^|[^a-z])(tts|sora|bge|davinci|babbage)([^a-z]|$)/i;

// Together answers with the list itself.
const listSchema = z.union([entriesSchema, z.object({ data: z.nullable(entriesSchema) })]);

/**
 * The models that may chat, each once, in the server's order, with window, price and abilities as
 * far as it tells them: from `GET /models`, and from what servers of this machine tell beside that.
 * Fails as `queryServer` does.
 */
export async function listModels(
  server: Server,
  asking: Asking,
  leaveOut?: LeaveOut,
): Promise<readonly Model[]> {
  return toModels(await readEntries(server, asking), server, leaveOut);
}

/**
 * The model as the server lists it now; as it was where it is not in the list, which need not name
 * everything that answers. Fails as `listModels` does.
 */
export async function describeModel(model: Model, asking: Asking): Promise<Model> {
  const { url, connection, name } = model;
  const listed = (await listModels({ url, connection }, asking)).find((one) => one.name === name);
  return listed ?? model;
}

async function readEntries(server: Server, asking: Asking): Promise<readonly ListedEntry[]> {
  if (!isLoopbackUrl(server.url)) return readList(server, asking);
  const listed = await listLmStudio(server, asking);
  if (listed !== null) return listed;
  return addLlamaCppProps(await readList(server, asking), server, asking);
}

async function readList(server: Server, asking: Asking): Promise<readonly ListedEntry[]> {
  const list = await queryServer({
    ...asking,
    provider: "openai",
    url: `${server.url}/models`,
    connection: server.connection,
    schema: listSchema,
  }).catch((error: unknown) => {
    throw withoutModel(error);
  });
  return parseEntries((Array.isArray(list) ? list : list.data) ?? [], listedEntrySchema);
}

function toModels(
  entries: readonly ListedEntry[],
  server: Server,
  leaveOut: LeaveOut = () => {},
): readonly Model[] {
  const models = new Map<string, Model>();
  for (const entry of entries) {
    if (models.has(entry.id)) continue;
    if (chats(entry)) models.set(entry.id, toListedModel(entry, server));
    else leaveOut(entry.id, "no-chat");
  }
  return [...models.values()];
}

/** Whether an entry is a model that chats, or might: only what plainly does not is left out. */
function chats({ id, type, architecture, capabilities }: ListedEntry): boolean {
  if (type && OTHER_TYPES.test(type)) return false;
  if (capabilities && !Array.isArray(capabilities) && capabilities.completion_chat != null) {
    return capabilities.completion_chat;
  }
  const gives = architecture?.output_modalities ?? [];
  if (gives.length > 0 && !gives.includes("text")) return false;
  return !OTHER_NAMES.test(id);
}

/**
 * The entries with what llama.cpp's server tells of the one model it runs (`/props`): the window it
 * was started with, where the list tells that of the training, and whether it takes images. As they
 * are where it is another server. Fails only with the signal's reason.
 */
async function addLlamaCppProps(
  entries: readonly ListedEntry[],
  server: Server,
  asking: Asking,
): Promise<readonly ListedEntry[]> {
  const [only] = entries;
  if (only === undefined || entries.length > 1 || !only.meta?.n_ctx_train) return entries;
  const props = await askBeside(server, { asking, path: "/props", schema: propsSchema });
  if (props === null) return entries;
  const { default_generation_settings: settings, modalities } = props;
  const input_modalities = modalities?.vision ? ["text", "image"] : ["text"];
  const architecture = modalities === undefined ? only.architecture : { input_modalities };
  return [{ ...only, architecture, loaded_context_length: settings.n_ctx }];
}

const lmStudioSchema = z.object({ data: entriesSchema });

/** What LM Studio calls its models; other servers that answer at that path do not. */
const TYPES: ReadonlySet<string | undefined> = new Set(["llm", "vlm", "embeddings"]);

/**
 * The models as LM Studio lists them in its own way (`/api/v0/models`), which tells windows and
 * abilities; null where another server answers. Fails only with the signal's reason.
 */
async function listLmStudio(
  server: Server,
  asking: Asking,
): Promise<readonly ListedEntry[] | null> {
  const list = await askBeside(server, { asking, path: "/api/v0/models", schema: lmStudioSchema });
  const entries = parseEntries(list?.data ?? [], listedEntrySchema);
  return entries.some(({ type }) => TYPES.has(type)) ? entries : null;
}

/** A server of this machine has what it tells of itself at hand; others must not hold up the list. */
const MOST_MS = 2_000;

/**
 * What a server tells at a path of its own, at the root of its origin; null where it knows no such
 * path, or answers otherwise. Fails only with the signal's reason.
 */
async function askBeside<S extends z.ZodMiniType>(
  { url, connection }: Server,
  { asking, path, schema }: { readonly asking: Asking; readonly path: string; readonly schema: S },
): Promise<z.output<S> | null> {
  const timeoutMs = Math.min(asking.timeoutMs, MOST_MS);
  const at = `${new URL(url).origin}${path}`;
  return queryServer({
    ...asking,
    provider: "openai",
    timeoutMs,
    url: at,
    connection,
    schema,
  }).catch(() => {
    asking.signal.throwIfAborted();
    return null;
  });
}
