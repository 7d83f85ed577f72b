import { useCallback } from "react";
import type { CallInput, CallName, CallOutput } from "../contract/contract";
import type { Client } from "../messaging/client";
import { runTwice } from "./conversation/run-twice";
import { type Answer, useAnswer } from "./use-answer";

/** The answer to a call that only reads; asked for anew whenever the input is another one. */
export function useCall<N extends CallName>(
  client: Pick<Client, "call">,
  name: N,
  input: CallInput<N>,
): Answer<CallOutput<N>> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input is told by what it says.
  const ask = useCallback(
    () => runTwice(() => client.call(name, input)),
    [client, name, JSON.stringify(input)],
  );
  return useAnswer(ask);
}
