import { MAX_CONTEXTS } from "../domain/limits";
import type { Client } from "../messaging/client";
import { useCall } from "./use-call";
import { useFreshLists } from "./use-fresh-lists";

/** Every context there is, archived ones last, and which one a new panel shows; as they are now. */
export function useContexts(client: Pick<Client, "call" | "onListsChange">) {
  const answer = useCall(client, "context.list", { pageSize: MAX_CONTEXTS, include: "archived" });
  useFreshLists(client, answer.again);
  return { ...answer, contexts: (answer.value?.contexts ?? []).map(({ context }) => context) };
}
