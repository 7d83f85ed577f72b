import type { Model } from "../../domain/model";
import type { Server } from "../../domain/provider";
import type { LeaveOut, Unlisted } from "../../domain/unlisted";
import type { Asking } from "../wire/query-server";
import { readTags, type TagsEntry } from "./read-tags";

/**
 * The models that chat and run on that machine, in the server's order, from `/api/tags`; windows
 * and abilities are not told there. Fails as `queryServer` does.
 */
export async function listModels(
  server: Server,
  asking: Asking,
  leaveOut?: LeaveOut,
): Promise<readonly Model[]> {
  const { url, connection } = server;
  const entries = await readTags(server, asking);
  const listed = entries.filter((entry) => {
    const why = whyNot(entry);
    if (why !== null) leaveOut?.(entry.name, why);
    return why === null;
  });
  return listed.map(({ name }) => ({
    provider: "ollama",
    name,
    url,
    window: null,
    thinks: false,
    ...(connection === undefined ? {} : { connection }),
  }));
}

function whyNot({ name, remote_host, details }: TagsEntry): Unlisted["why"] | null {
  if (/embed/i.test(name) || /bert/i.test(details?.family ?? "")) return "no-chat";
  return remote_host ? "elsewhere" : null;
}
