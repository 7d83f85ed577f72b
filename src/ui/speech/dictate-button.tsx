import { Mic, MicOff, X } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { OwnText } from "../own-text/own-text";
import { useCell } from "../use-cell";
import { useLanguage } from "../words/use-language";
import { voiceWords } from "../words/voice-words";
import { words } from "../words/words";
import { createDictation, type Dictation } from "./create-dictation";
import { insertDictated } from "./insert-dictated";
import { localRecognition } from "./local-recognition";
import { onSilence } from "./silence";

type Props = {
  readonly language: string;
  /** Where the text goes, at its caret. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Filled with what ends it at once. */
  readonly dropped: RefObject<(() => void) | null>;
};

/** Dictates into the field; nothing where the browser would recognize speech elsewhere than here. */
export function DictateButton({ language, field, dropped }: Props) {
  const [dictation] = useState(() => createFor(field));
  if (dictation === null) return null;
  return <Own {...{ dictation, language, field, dropped }} />;
}

function createFor(field: Props["field"]): Dictation | null {
  const api = localRecognition(window);
  if (api === null) return null;
  const onText = (text: string, language: string) => {
    if (field.current !== null) insertDictated(field.current, text, language);
  };
  return createDictation({ api, onText });
}

function Own({ dictation, language, field, dropped }: Props & { readonly dictation: Dictation }) {
  useLanguage();
  const state = useCell(dictation.state);
  const isListening = state.at === "listening";
  useDropped(dictation, dropped);
  useEscape(isListening, dictation.drop);
  const { start, stop } = voiceWords.dictation;
  const Icon = isListening ? MicOff : Mic;
  return (
    <>
      <Heard dictation={dictation} />
      <button
        type="button"
        data-dictate={state.at}
        aria-label={isListening ? stop : start}
        title={isListening ? stop : start}
        onClick={() => {
          if (isListening) dictation.finish();
          else void dictation.start(language);
          field.current?.focus();
        }}
        className={`grid size-8 shrink-0 place-items-center rounded-md ${isListening ? "bg-tint text-accent" : "text-muted hover:bg-tint hover:text-ink"}`}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    </>
  );
}

const SHOWN =
  "absolute inset-x-0 bottom-full z-10 mb-1 flex items-start gap-2 rounded-md border border-line bg-raised px-2 py-1 text-small";

/** Over the composer: what is heard and may still change, or why nothing is heard any more. */
function Heard({ dictation }: { readonly dictation: Dictation }) {
  const state = useCell(dictation.state);
  const { listening, failed } = voiceWords.dictation;
  const interim = state.at === "listening" ? state.interim : "";
  const failure = state.at === "off" ? state.failure : null;
  const isShown = state.at === "listening" || failure !== null;
  return (
    <div data-heard={state.at} className={isShown ? SHOWN : "sr-only"}>
      {/* What is heard changes too often to be read out; that it listens, and why it ended, is. */}
      <p role="status" className={`min-w-0 grow wrap-anywhere ${interim === "" ? "" : "sr-only"}`}>
        {state.at === "listening" && listening}
        {failure !== null && <OwnText text={failed[failure]} />}
      </p>
      {interim !== "" && (
        <p dir="auto" data-interim="" className="max-h-24 min-w-0 grow overflow-y-auto text-muted">
          {interim}
        </p>
      )}
      {failure !== null && (
        <button
          type="button"
          aria-label={words.problem.dismiss}
          onClick={dictation.drop}
          className="rounded-sm p-1 text-muted hover:text-ink"
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Ends it with whatever ends what the page shows, and while nobody sees it. */
function useDropped({ drop }: Dictation, dropped: Props["dropped"]): void {
  useEffect(() => {
    dropped.current = drop;
    const onHidden = () => document.hidden && drop();
    document.addEventListener("visibilitychange", onHidden);
    const unheard = onSilence(drop);
    return () => {
      dropped.current = null;
      document.removeEventListener("visibilitychange", onHidden);
      unheard();
      drop();
    };
  }, [drop, dropped]);
}

/** Escape ends it before it means anything else, wherever the keyboard is. */
function useEscape(isListening: boolean, drop: () => void): void {
  useEffect(() => {
    if (!isListening) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      drop();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [isListening, drop]);
}
