import { CornerDownLeft } from "lucide-react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { parseCommand } from "../../domain/command";
import type { Context } from "../../domain/context";
import { clipText } from "../clip-text";
import { draftPrefix } from "../composer/draft-prefix";
import { runningTurn } from "../conversation/entries";
import { useTextKeys } from "../keys/text-keys";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { popupWords } from "../words/popup-words";
import type { QuickAsk } from "./quick-ask";
import type { QuickConversation } from "./quick-conversation";

type Props = {
  readonly quickAsk: QuickAsk;
  /** Who is asked. */
  readonly context: Pick<Context, "id" | "name">;
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** Characters of a name that fit into one line. */
const PLACEHOLDER = 24;

/** One question to the context that answers now, sent by the keys that send in the panel. */
export function AskLine({ quickAsk, context, field }: Props) {
  const { isCommand, changed, begin, flush, send } = useAskLine({ quickAsk, context, field });
  const keys = useTextKeys();
  useEmptyWhenGone(field);
  return (
    <form
      className="flex shrink-0 flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        field.current?.focus();
      }}
    >
      <div className="flex items-end gap-1 rounded-lg border border-field bg-raised p-1 focus-within:border-accent">
        <textarea
          ref={field}
          data-ask-line=""
          aria-label={popupWords.askLabel(context.name)}
          placeholder={popupWords.ask(clipText(context.name, PLACEHOLDER))}
          autoComplete="off"
          dir="auto"
          rows={1}
          onFocus={begin}
          onBlur={flush}
          onInput={changed}
          onKeyDown={(event) => {
            if (keys.breakLine(event) || !keys.is(event, "send")) return;
            event.preventDefault();
            send();
          }}
          className="field-sizing-content max-h-20 min-h-7 min-w-0 grow resize-none bg-transparent px-1.5 py-1 placeholder:text-muted focus:outline-none"
        />
        <button
          type="submit"
          data-ask-send=""
          aria-label={popupWords.send}
          title={popupWords.send}
          className="flex size-7 shrink-0 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink"
        >
          <CornerDownLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
      </div>
      {isCommand && (
        <p role="alert" className="text-small text-muted">
          {popupWords.noCommands}
        </p>
      )}
    </form>
  );
}

type Deps = {
  readonly quickAsk: QuickAsk;
  readonly context: Pick<Context, "id">;
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

type AskLineUse = {
  /** What was typed is one of the product's commands, which the panel answers. */
  readonly isCommand: boolean;
  readonly changed: () => void;
  /** Brings back what was typed for this context before; another answer stays while it is written. */
  readonly begin: () => void;
  readonly flush: () => void;
  readonly send: () => Promise<void>;
};

/** What sending and the kept draft do to the ask line; the field itself holds the text. */
function useAskLine({ quickAsk, context, field }: Deps): AskLineUse {
  const [isCommand, setCommand] = useState(false);
  /** Where what stands in the line is kept. */
  const kept = useRef<QuickConversation | null>(null);
  const brought = useRef(new WeakSet<QuickConversation>());
  const putBefore = useCallback(
    (text: string) => {
      const now = field.current;
      if (now === null || text === "" || now.value.includes(text)) return;
      now.value = draftPrefix(text, now.value) + now.value;
    },
    [field],
  );
  const here = useCallback(
    () => (kept.current?.contextId === context.id ? kept.current : null),
    [context.id],
  );
  const begin = useCallback(() => {
    const shown = quickAsk.get();
    const isAnswering = shown !== null && runningTurn(shown.store.get()) !== null;
    const asked = isAnswering ? quickAsk.beside(context.id) : quickAsk.with(context.id);
    kept.current = asked;
    if (brought.current.has(asked)) return;
    brought.current.add(asked);
    asked.ready().then(
      ({ draft }) => {
        if (kept.current === asked) putBefore(draft);
        // The line is another context's by now: it comes once that is asked again.
        else brought.current.delete(asked);
      },
      () => {},
    );
  }, [quickAsk, context.id, putBefore]);
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
    kept.current = asked;
    brought.current.add(asked);
    const free = asked.drafts.hold();
    field.current.value = "";
    await free;
    // What could not be sent comes back, before anything typed since.
    if (!(await asked.send(text))) putBefore(text);
    asked.drafts.release();
  }, [quickAsk, context.id, field, putBefore]);
  const changed = useCallback(() => {
    setCommand(false);
    // The line may have become this context's while it had the keyboard.
    if (here() === null) begin();
    here()?.drafts.change(field.current?.value ?? "");
  }, [here, begin, field]);
  return { isCommand, changed, begin, flush, send };
}
