import { CornerDownLeft } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { parseCommand } from "../../domain/command";
import type { Context } from "../../domain/context";
import { clipText } from "../clip-text";
import { useTextKeys } from "../keys/text-keys";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { popupWords } from "../words/popup-words";
import { createAskTexts } from "./ask-texts";
import type { QuickAsk } from "./quick-ask";

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

type AskLineUse = {
  /** What was typed is one of the product's commands, which the panel answers. */
  readonly isCommand: boolean;
  readonly changed: () => void;
  readonly begin: () => void;
  readonly flush: () => void;
  readonly send: () => void;
};

/** What the keyboard and a change of context do to the ask line. */
function useAskLine({ quickAsk, context: { id }, field }: Props): AskLineUse {
  const [isCommand, setCommand] = useState(false);
  const [texts] = useState(() => createAskTexts({ quickAsk, field }));
  // Before the line of the context that follows has the keyboard.
  useLayoutEffect(() => {
    // A context that is chosen by the pointer leaves the keyboard where it is.
    if (document.activeElement === field.current) texts.begin(id);
    return () => {
      texts.leave(id);
      setCommand(false);
    };
  }, [texts, field, id]);
  useEffect(() => {
    window.addEventListener("pagehide", texts.flush);
    return () => window.removeEventListener("pagehide", texts.flush);
  }, [texts]);
  const send = () => {
    const text = field.current?.value ?? "";
    if (text.trim() === "") return;
    if (parseCommand(text) !== null) return setCommand(true);
    texts.send(id, text);
  };
  const changed = () => {
    setCommand(false);
    texts.changed(id);
  };
  return { isCommand, changed, begin: () => texts.begin(id), flush: texts.flush, send };
}
