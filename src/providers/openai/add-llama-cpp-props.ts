import * as z from "zod/mini";
import type { Server } from "../../domain/provider";
import type { Asking } from "../wire/query-server";
import { askBeside } from "./ask-beside";
import type { ListedEntry } from "./listed-entry";

const propsSchema = z.object({
  default_generation_settings: z.object({ n_ctx: z.int().check(z.positive()) }),
  modalities: z.catch(z.optional(z.object({ vision: z.boolean() })), undefined),
});

/**
 * The entries with what llama.cpp's server tells of the one model it runs (`/props`): the window it
 * was started with, where the list tells that of the training, and whether it takes images. As they
 * are where it is another server. Fails only with the signal's reason.
 */
export async function addLlamaCppProps(
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
