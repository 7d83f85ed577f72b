import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { directionOf } from "../words/language";
import { popupWords } from "../words/popup-words";
import { useLanguage } from "../words/use-language";
import { keepFieldWords } from "./early-field";
import type { PopupBrowser } from "./popup-browser";
import type { Switcher } from "./use-switcher";

/** Takes over the field that the page has before its script, and keeps what the next one says. */
export function useEarlyField(
  { takeTyped }: Pick<PopupBrowser, "takeTyped">,
  { setQuery, onSwitch }: Pick<Switcher, "setQuery"> & { readonly onSwitch: () => void },
): void {
  const takeOver = useEffectEvent(() => {
    const { text, isEntered } = takeTyped();
    if (text !== "") setQuery(text);
    if (isEntered) onSwitch();
  });
  // Before any other key comes: the field that had the keyboard went with this change.
  useLayoutEffect(() => takeOver(), []);
  const { language } = useLanguage();
  useEffect(() => {
    const { search: label, placeholder } = popupWords;
    const direction = directionOf(language);
    const { languages } = navigator;
    const says = { label, placeholder, language, direction };
    keepFieldWords(says, { storage: localStorage, languages });
  }, [language]);
}
