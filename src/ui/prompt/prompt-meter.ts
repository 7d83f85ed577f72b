import type { OpenedConversation } from "../../contract/opened-conversation";
import type { PromptTotals } from "../../contract/prompt";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";

export type Measure = {
  /** What the next request would hold; null until it is known. */
  readonly totals: PromptTotals | null;
  /** Why it could not be measured; null when it could. */
  readonly failure: Failure | null;
};

export type PromptMeter = Pick<Cell<Measure>, "get" | "subscribe"> & {
  /** Notes what is typed now; measured after a pause in typing. */
  readonly type: (text: string) => void;
  /** Measures anew soon: something that requests are made of has changed. */
  readonly touch: () => void;
  /** What is typed at the moment. */
  readonly text: () => string;
  /** Forgets the text; nothing is measured any more. */
  readonly close: () => void;
};

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly ready: () => Promise<OpenedConversation>;
  /** Runs a function later; the returned one calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
};

/** A pause in typing after which the message is measured. */
const PAUSE_MS = 300;

/** Measures the message being typed with everything that would go with it. */
export function createPromptMeter({ client, ready, later }: Deps): PromptMeter {
  const cell = createCell<Measure>({ totals: null, failure: null });
  let text = "";
  let latest = 0;
  let cancel = () => {};
  const measure = async () => {
    const mine = latest;
    const publish = (measured: Measure) => {
      // What was typed since makes this answer one to an old question.
      if (mine === latest) cell.set(measured);
    };
    try {
      const { conversation } = await ready();
      const input = { conversationId: conversation.id, text };
      publish({
        totals: await runTwice(() => client.call("prompt.measure", input)),
        failure: null,
      });
    } catch (error) {
      publish({ totals: null, failure: toFailure(error) });
    }
  };
  const touch = () => {
    latest += 1;
    cancel();
    cancel = later(measure, PAUSE_MS);
  };
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    text: () => text,
    touch,
    type: (typed) => {
      text = typed;
      touch();
    },
    close: () => {
      cancel();
      latest += 1;
      text = "";
      cell.close();
    },
  };
}
