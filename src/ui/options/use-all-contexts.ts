import { useCallback } from "react";
import { MAX_CONTEXTS } from "../../domain/limits";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { useAnswer } from "../use-answer";
import { useFreshLists } from "../use-fresh-lists";

/** Every context there is, archived ones, too; as they are now. */
export function useAllContexts(client: Pick<Client, "call" | "onListsChange">) {
  const ask = useCallback(async () => {
    const input = { pageSize: MAX_CONTEXTS, include: "archived" } as const;
    const { contexts } = await runTwice(() => client.call("context.list", input));
    return contexts.map(({ context }) => context);
  }, [client]);
  const answer = useAnswer(ask);
  useFreshLists(client, answer.again);
  return answer;
}
