import { useSyncExternalStore } from "react";
import { SelectField } from "../../kit/select-field";
import { SwitchField } from "../../kit/switch-field";
import { dictationLanguages, pageDictation } from "../../speech/dictation-choice";
import { localRecognition, type RecognitionApi } from "../../speech/local-recognition";
import { localVoices } from "../../speech/local-voices";
import { languageName } from "../../words/format";
import { offeredLanguages } from "../../words/load-messages";
import { useLanguage } from "../../words/use-language";
import { voiceWords } from "../../words/voice-words";
import { DictationReady } from "./dictation-ready";

/** What of reading aloud and dictating this device can do, and whether messages are dictated. */
export function VoicePart() {
  useLanguage();
  const { part } = voiceWords;
  const voices = useSyncExternalStore(followVoices, countVoices, countVoices);
  const api = localRecognition(window);
  return (
    <>
      <p data-voices={voices} className="text-small">
        {voices === 0 ? part.noVoices : part.voices(voices)}
      </p>
      {api === null ? (
        <p data-no-dictation="" className="text-small">
          {part.noDictation}
        </p>
      ) : (
        <DictationFields api={api} />
      )}
    </>
  );
}

function DictationFields({ api }: { readonly api: RecognitionApi }) {
  const { part } = voiceWords;
  const { get, set, subscribe } = pageDictation();
  const language = useSyncExternalStore(subscribe, get, get);
  const own = [...(language === null ? [] : [language]), ...navigator.languages];
  const languages = dictationLanguages(own, offeredLanguages()).toSorted();
  const [first = "en-US"] = dictationLanguages(navigator.languages, offeredLanguages());
  return (
    <>
      <SwitchField
        name="dictation"
        checked={language !== null}
        note={part.dictateNote}
        onChange={(isOn) => set(isOn ? first : null)}
      >
        {part.dictate}
      </SwitchField>
      {language !== null && (
        <>
          <SelectField
            name="dictation-language"
            label={part.language}
            value={language}
            options={Object.fromEntries(languages.map((one) => [one, languageName(one)]))}
            onChange={set}
          />
          <DictationReady key={language} api={api} language={language} />
        </>
      )}
    </>
  );
}

function countVoices(): number {
  return "speechSynthesis" in window ? localVoices(window.speechSynthesis).length : 0;
}

function followVoices(listener: () => void): () => void {
  // Browsers tell of voices late.
  if (!("speechSynthesis" in window)) return () => {};
  window.speechSynthesis.addEventListener("voiceschanged", listener);
  return () => window.speechSynthesis.removeEventListener("voiceschanged", listener);
}
