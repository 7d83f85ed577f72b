import { useCallback } from "react";
import { MAX_CONTEXTS } from "../../domain/limits";
import { runTwice } from "../conversation/run-twice";
import { useAnswer } from "../use-answer";
import { useFreshLists } from "../use-fresh-lists";
import type { MemoryPlace } from "./memory-props";

/** Every context there is, archived ones last, and the one that a new panel shows. */
export function useContexts(client: MemoryPlace["client"]) {
  const ask = useCallback(async () => {
    const input = { pageSize: MAX_CONTEXTS, include: "archived" } as const;
    const { contexts, activeId } = await runTwice(() => client.call("context.list", input));
    const all = contexts.map(({ context }) => context);
    return { contexts: all, activeId: activeId ?? all[0]?.id ?? null };
  }, [client]);
  const answer = useAnswer(ask);
  useFreshLists(client, answer.again);
  return answer;
}
