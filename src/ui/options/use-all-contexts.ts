import { useCallback } from "react";
import { MAX_CONTEXTS } from "../../domain/limits";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { useAnswer } from "../use-answer";

/** Every context there is, those put aside, too. */
export function useAllContexts(client: Pick<Client, "call">) {
  const ask = useCallback(async () => {
    const input = { pageSize: MAX_CONTEXTS, include: "archived" } as const;
    const { contexts } = await runTwice(() => client.call("context.list", input));
    return contexts.map(({ context }) => context);
  }, [client]);
  return useAnswer(ask);
}
