import { currentLanguage } from "../words/language";
import { createReader } from "./create-reader";
import { localVoices } from "./local-voices";
import { pageReader } from "./page-reader";
import { onSilence } from "./silence";

/** Offers reading aloud as long as a voice of this device is there; browsers tell of voices late. */
export function offerReader(): void {
  const { speechSynthesis: synthesis } = window;
  if (synthesis === undefined) return;
  const reader = createReader({
    synthesis,
    newUtterance: (text) => new SpeechSynthesisUtterance(text),
    languages: () => ({ page: currentLanguage().language, preferred: navigator.languages }),
    later: (run) => void setTimeout(run),
  });
  const look = () => {
    const isAble = localVoices(synthesis).length > 0;
    if (!isAble) reader.stop();
    if (isAble !== (pageReader.get() !== null)) pageReader.set(isAble ? reader : null);
  };
  synthesis.addEventListener("voiceschanged", look);
  onSilence(reader.stop);
  look();
}
