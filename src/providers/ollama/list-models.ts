import type { Model } from "../../domain/model";
import type { Server } from "../../domain/provider";
import type { Asking } from "../wire/query-server";
import { readTags } from "./read-tags";

/**
 * The models that chat and run on that machine, in the server's order, from `/api/tags`; windows
 * and abilities are not told there. Fails as `queryServer` does.
 */
export async function listModels(server: Server, asking: Asking): Promise<readonly Model[]> {
  const { url, connection } = server;
  const entries = await readTags(server, asking);
  return entries
    .filter(({ name, remote_host, details }) => !remote_host && !embeds(name, details?.family))
    .map(({ name }) => ({
      provider: "ollama",
      name,
      url,
      window: null,
      thinks: false,
      ...(connection === undefined ? {} : { connection }),
    }));
}

function embeds(name: string, family: string | null | undefined): boolean {
  return /embed/i.test(name) || /bert/i.test(family ?? "");
}
