/** A voice that speaks on the device unless it is said otherwise. */
export function voiceOf(lang: string, over: Partial<SpeechSynthesisVoice> = {}) {
  return {
    name: lang,
    voiceURI: lang,
    lang,
    default: false,
    localService: true,
    ...over,
  } satisfies SpeechSynthesisVoice;
}

/** A browser's speech: what is spoken, chunk by chunk, until a test ends each. */
export function createFakeSpeech(first: readonly SpeechSynthesisVoice[]) {
  let voices = first;
  let now: SpeechSynthesisUtterance | null = null;
  const spoken: SpeechSynthesisUtterance[] = [];
  let cancelled = 0;
  const finish = (kind: "onend" | "onerror") => {
    const ended = now;
    now = null;
    ended?.[kind]?.(new Event(kind.slice(2)) as SpeechSynthesisErrorEvent);
  };
  return {
    spoken: () => spoken.map(({ text }) => text),
    voicesUsed: () => spoken.map(({ voice }) => voice?.name),
    isSpeaking: () => now !== null,
    cancelled: () => cancelled,
    setVoices: (next: readonly SpeechSynthesisVoice[]) => {
      voices = next;
    },
    /** The chunk that is spoken ends. */
    end: () => finish("onend"),
    fail: () => finish("onerror"),
    newUtterance: (text: string) =>
      ({ text, voice: null, lang: "", onend: null, onerror: null }) as SpeechSynthesisUtterance,
    synthesis: {
      getVoices: () => [...voices],
      speak: (utterance: SpeechSynthesisUtterance) => {
        spoken.push(utterance);
        now = utterance;
      },
      cancel: () => {
        cancelled += 1;
        // As browsers do: what is spoken ends with an error.
        finish("onerror");
      },
    },
  };
}
