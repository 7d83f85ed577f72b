import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { parseCommand } from "../../domain/command";
import type { Context } from "../../domain/context";
import { draftPrefix } from "../composer/draft-prefix";
import { runningTurn } from "../conversation/entries";
import type { Asked } from "./asked";
import type { QuickAsk } from "./quick-ask";

type Deps = {
  readonly quickAsk: QuickAsk;
  readonly context: Pick<Context, "id">;
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

export type AskLineUse = {
  /** What was typed is one of the product's commands, which the panel answers. */
  readonly isCommand: boolean;
  readonly changed: () => void;
  /** Brings back what was typed for this context before; not while another one's answer is written. */
  readonly begin: () => void;
  readonly flush: () => void;
  readonly send: () => Promise<void>;
};

/** What sending and the kept draft do to the ask line; the field itself holds the text. */
export function useAskLine({ quickAsk, context, field }: Deps): AskLineUse {
  const [isCommand, setCommand] = useState(false);
  const brought = useRef<Asked | null>(null);
  const putBefore = useCallback(
    (text: string) => {
      const now = field.current;
      if (now === null || text === "" || now.value.includes(text)) return;
      now.value = draftPrefix(text, now.value) + now.value;
    },
    [field],
  );
  const here = useCallback(() => {
    const asked = quickAsk.get();
    return asked?.contextId === context.id ? asked : null;
  }, [quickAsk, context.id]);
  const begin = useCallback(() => {
    const other = quickAsk.get();
    if (other !== null && here() === null && runningTurn(other.store.get()) !== null) return;
    const asked = quickAsk.with(context.id);
    if (brought.current === asked) return;
    brought.current = asked;
    asked.ready().then(
      ({ draft }) => putBefore(draft),
      () => {},
    );
  }, [quickAsk, context.id, here, putBefore]);
  const flush = useCallback(() => here()?.drafts.flush(), [here]);
  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, [flush]);
  const send = useCallback(async () => {
    const text = field.current?.value ?? "";
    if (field.current === null || text.trim() === "") return;
    if (parseCommand(text) !== null) return setCommand(true);
    const asked = quickAsk.with(context.id);
    brought.current = asked;
    const free = asked.drafts.hold();
    field.current.value = "";
    await free;
    // What could not be sent comes back, before anything typed since.
    if (!(await asked.send(text))) putBefore(text);
    asked.drafts.release();
  }, [quickAsk, context.id, field, putBefore]);
  const changed = useCallback(() => {
    setCommand(false);
    here()?.drafts.change(field.current?.value ?? "");
  }, [here, field]);
  return { isCommand, changed, begin, flush, send };
}
