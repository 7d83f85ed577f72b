import type { Message } from "../../../domain/message";
import type { Store } from "../../../store/create-store";
import { calledIn } from "../../../turns/tools/tool-rules";

/**
 * The names of the tools that have answered for a reply, each once, in their order: one that
 * was refused, has failed or still waits was not used. None where it has no steps that open.
 */
export async function toolsUsed(
  store: Pick<Store, "plans">,
  { id, reply }: Pick<Message, "id" | "reply">,
): Promise<string[]> {
  // Most replies have asked for none: then no step is read.
  if ((reply?.tools ?? []).length === 0) return [];
  const found = await store.plans.read(id).catch(() => null);
  return [...new Set(calledIn(found?.steps ?? []))];
}
