import type { Id } from "../../domain/id";
import { type Cell, createCell } from "../cell";
import { cutSpeech } from "./cut-speech";
import { localVoices, voiceFor } from "./local-voices";
import { spokenParagraphs } from "./spoken-paragraphs";
import { textLanguage } from "./text-language";

export type Reading = {
  readonly messageId: Id;
  /** `voiceless`: no voice of this device speaks its language. */
  readonly state: "speaking" | "voiceless";
};

export type Reader = {
  /** What is read aloud; null while there is silence. */
  readonly reading: Pick<Cell<Reading | null>, "get" | "subscribe">;
  /** Reads a message aloud from its beginning; what was read before ends. */
  readonly start: (messageId: Id, markdown: string) => void;
  /** Silence at once; nothing of the text is kept. */
  readonly stop: () => void;
};

type Deps = {
  readonly synthesis: Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel">;
  readonly newUtterance: (text: string) => SpeechSynthesisUtterance;
  /** The language of the page, and those that the person prefers. */
  readonly languages: () => { readonly page: string; readonly preferred: readonly string[] };
  /** Runs it in a task of its own. */
  readonly later: (run: () => void) => void;
};

type Run = {
  /** A null where another step of reading begins. */
  readonly chunks: Iterator<string | null>;
  readonly voice: SpeechSynthesisVoice;
  /** Held here: the browser itself may let go of it, and never tell of its end then. */
  utterance: SpeechSynthesisUtterance | null;
};

/** Reads messages aloud, one at a time, by voices of this device and no other. */
export function createReader({ synthesis, newUtterance, languages, later }: Deps): Reader {
  const reading = createCell<Reading | null>(null);
  let run: Run | null = null;
  const stop = () => {
    const isSpeaking = run !== null;
    run = null;
    if (isSpeaking) synthesis.cancel();
    if (reading.get() !== null) reading.set(null);
  };
  const goOn = (mine: Run) => {
    if (run !== mine) return;
    const { value, done } = mine.chunks.next();
    if (value === null) {
      later(() => goOn(mine));
      return;
    }
    // In place of one that is gone the browser would take another, perhaps a server's.
    const voice = localVoices(synthesis).find((one) => isSame(one, mine.voice));
    if (done === true || voice === undefined) return stop();
    const utterance = newUtterance(value);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => goOn(mine);
    utterance.onerror = () => run === mine && stop();
    mine.utterance = utterance;
    synthesis.speak(utterance);
  };
  const start = (messageId: Id, markdown: string) => {
    stop();
    const { page, preferred } = languages();
    const language = textLanguage(sampleOf(markdown), page);
    const voice = voiceFor(localVoices(synthesis), language, preferred);
    reading.set({ messageId, state: voice === null ? "voiceless" : "speaking" });
    if (voice === null) return;
    run = { chunks: chunksOf(markdown, language), voice, utterance: null };
    goOn(run);
  };
  return { reading, start, stop };
}

function* chunksOf(markdown: string, language: string): Generator<string | null> {
  for (const paragraph of spokenParagraphs(markdown)) {
    if (paragraph === null) yield null;
    else yield* cutSpeech(paragraph, language);
  }
}

/** Characters by which a text's language is told. */
const SAMPLE = 1_000;

/** Of what one step reads: the page waits for it. */
function sampleOf(markdown: string): string {
  let sample = "";
  for (const paragraph of spokenParagraphs(markdown)) {
    if (paragraph === null) break;
    sample += ` ${paragraph.slice(0, SAMPLE)}`;
    if (sample.length > SAMPLE) break;
  }
  return sample;
}

function isSame(one: SpeechSynthesisVoice, other: SpeechSynthesisVoice): boolean {
  return one.voiceURI === other.voiceURI && one.name === other.name && one.lang === other.lang;
}
