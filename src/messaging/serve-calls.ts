import { defineExtensionMessaging } from "@webext-core/messaging";
import type { CallInput, CallName, CallOutput } from "../contract/contract";
import { findCall } from "../contract/find-entry";
import { AppError } from "../domain/app-error";
import type { Sender } from "./own-page";
import { toWireError } from "./wire-error";

export type CallHandlers = {
  readonly [N in CallName]: (input: CallInput<N>) => Promise<CallOutput<N>>;
};

type Deps = {
  readonly handlers: CallHandlers;
  readonly isTrusted: (sender: Sender | undefined) => boolean;
  /** Hears every error with its cause before it is reduced to a code. */
  readonly onError: (name: CallName, error: unknown) => void;
};

/** Registers a listener for every call, synchronously: a worker that wakes misses none. */
export function serveCalls(deps: Deps): void {
  /** What our own handlers gave: a type such as `toString` leads the transport to what every object has. */
  const answers = new WeakMap<object, unknown>();
  // Asked by the transport about every answer, which only the type of its generic half tells.
  const config = {
    throwOnUnknownMessageFormat: false,
    verifyMessageData: (given: object) => {
      if (!answers.has(given)) throw toWireError(new AppError("forbidden-sender"));
      return answers.get(given);
    },
  };
  const messenger = defineExtensionMessaging(config);
  for (const name of Object.keys(deps.handlers) as CallName[]) {
    messenger.onMessage(name, async (message) => {
      const given = {};
      answers.set(given, await answer(deps, name, message));
      return given;
    });
  }
}

async function answer<N extends CallName>(
  deps: Deps,
  name: N,
  message: { data: unknown; sender: Sender },
): Promise<CallOutput<N>> {
  try {
    if (!deps.isTrusted(message.sender)) throw new AppError("forbidden-sender");
    const input = findCall(name)?.input.safeParse(message.data);
    if (!input?.success) throw new AppError("bad-request", { cause: input?.error });
    return await deps.handlers[name](input.data as CallInput<N>);
  } catch (error) {
    deps.onError(name, error);
    throw toWireError(error);
  }
}
