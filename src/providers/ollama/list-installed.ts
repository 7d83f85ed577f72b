import { cleanLabel } from "../../domain/clean-label";
import type { Server } from "../../domain/provider";
import type { Asking } from "../wire/query-server";
import { readBytes } from "./read-bytes";
import { readTags } from "./read-tags";

/** A model on a server's disk. */
export type InstalledModel = {
  readonly name: string;
  /** Null where the server does not tell. */
  readonly bytes: number | null;
  /** As people write them ("8.0B", "Q4_K_M"); empty where the server does not tell. */
  readonly parameters: string;
  readonly quantization: string;
};

/** Characters of what is a word in honest answers. */
const MAX_DETAIL = 50;

/** Everything installed, in the server's order, from `/api/tags`; fails as `queryServer` does. */
export async function listInstalled(
  server: Server,
  asking: Asking,
): Promise<readonly InstalledModel[]> {
  const entries = await readTags(server, asking);
  return entries.map(({ name, size, details }) => ({
    name,
    bytes: readBytes(size),
    parameters: cleanLabel(details?.parameter_size ?? "", MAX_DETAIL),
    quantization: cleanLabel(details?.quantization_level ?? "", MAX_DETAIL),
  }));
}
