/** What is asked of the browser's voices. */
type Voices = Pick<SpeechSynthesis, "getVoices">;

/**
 * The voices that speak on this device. Of no other is ever made use: what it says would go to a server.
 */
export function localVoices(voices: Voices): readonly SpeechSynthesisVoice[] {
  return voices.getVoices().filter(({ localService }) => localService === true);
}

/** The voice for a language, in the person's own way of speaking it where there is one; null for none. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
  preferred: readonly string[],
): SpeechSynthesisVoice | null {
  const able = voices.filter(({ lang }) => baseOf(lang) === baseOf(language));
  const wanted = preferred.filter((one) => baseOf(one) === baseOf(language)).map(plainTag);
  const own = wanted.map((one) => able.find(({ lang }) => plainTag(lang) === one));
  return own.find((one) => one !== undefined) ?? able.find((one) => one.default) ?? able[0] ?? null;
}

/** Some systems write `en_US`. */
function plainTag(language: string): string {
  return language.replaceAll("_", "-").toLowerCase();
}

function baseOf(language: string): string {
  const [base = ""] = plainTag(language).split("-");
  // Mandarin, as some systems call it.
  return base === "cmn" ? "zh" : base;
}
