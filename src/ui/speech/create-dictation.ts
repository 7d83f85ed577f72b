import { type Cell, createCell } from "../cell";
import { localState, type Recognition, type RecognitionApi } from "./local-recognition";

/** Why it ended otherwise than it was asked to. */
type DictationFailure = "microphone" | "language" | "other";

type DictationState =
  | { readonly at: "off"; readonly failure: DictationFailure | null }
  /** `interim` is what may still be heard otherwise. */
  | { readonly at: "listening"; readonly interim: string };

export type Dictation = {
  readonly state: Pick<Cell<DictationState>, "get" | "subscribe">;
  /** Listens in a language of this device, until it is told to end or nobody speaks. */
  readonly start: (language: string) => Promise<void>;
  /** Ends; what was said until now still becomes text. */
  readonly finish: () => void;
  /** Ends at once and lets go of the microphone; what is not text yet is dropped, and why it failed. */
  readonly drop: () => void;
};

type Deps = {
  readonly api: RecognitionApi;
  /** Takes what was said, once that is sure. */
  readonly onText: (text: string, language: string) => void;
};

/** Makes speech into text on this device, and on no other. */
export function createDictation({ api, onText }: Deps): Dictation {
  const state = createCell<DictationState>({ at: "off", failure: null });
  let own: Recognition | null = null;
  let round = 0;
  const end = (failure: DictationFailure | null) => {
    own = null;
    round += 1;
    state.set({ at: "off", failure });
  };
  const drop = () => {
    const dropped = own;
    const now = state.get();
    if (now.at === "listening" || now.failure !== null) end(null);
    dropped?.abort();
  };
  const begin = (language: string) => {
    const recognition = new api();
    own = recognition;
    const isOwn = () => own === recognition;
    recognition.processLocally = true;
    Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
    recognition.onresult = (event) => {
      if (!isOwn()) return;
      const { sure, interim } = readResults(event);
      state.set({ at: "listening", interim });
      if (sure !== "") onText(sure, language);
    };
    recognition.onerror = ({ error }) => isOwn() && end(failureOf(error));
    recognition.onend = () => isOwn() && end(null);
    recognition.start();
  };
  return {
    state,
    drop,
    finish: () => (own === null ? drop() : own.stop()),
    start: async (language) => {
      drop();
      state.set({ at: "listening", interim: "" });
      const mine = round;
      const found = await localState(api, language);
      // It was dropped meanwhile: by a lock, perhaps.
      if (mine !== round) return;
      if (found !== "available") return end("language");
      try {
        begin(language);
      } catch {
        end("other");
      }
    },
  };
}

function readResults({
  resultIndex,
  results,
}: Parameters<NonNullable<Recognition["onresult"]>>[0]) {
  const fresh = Array.from(results).slice(resultIndex);
  const textOf = (isFinal: boolean) =>
    fresh
      .filter((one) => one.isFinal === isFinal)
      .map((one) => one[0]?.transcript.trim() ?? "")
      .filter((text) => text !== "")
      .join(" ");
  return { sure: textOf(true), interim: textOf(false) };
}

function failureOf(error: string): DictationFailure | null {
  if (error === "no-speech" || error === "aborted") return null;
  if (error === "not-allowed" || error === "audio-capture") return "microphone";
  return error === "language-not-supported" || error === "service-not-allowed"
    ? "language"
    : "other";
}
