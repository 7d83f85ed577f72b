import { useId } from "react";
import { languageName } from "../../words/format";
import { chooseLanguage, offeredLanguages, readLanguageChoice } from "../../words/load-messages";
import { optionsWords } from "../../words/options-words";
import { useLanguage } from "../../words/use-language";

/** Which language all pages speak; each is called by its own name. */
export function LanguageField() {
  const { appearancePage } = optionsWords;
  const { language } = useLanguage();
  const [field, note] = [useId(), useId()];
  const offered = offeredLanguages();
  const choice = readLanguageChoice(localStorage);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={field} className="text-small">
        {appearancePage.languageField}
      </label>
      <select
        id={field}
        data-language={language}
        value={offered.find((one) => one === choice) ?? ""}
        aria-describedby={note}
        onChange={({ currentTarget: { value } }) => chooseLanguage(value === "" ? null : value)}
        className="max-w-full self-start rounded-md border border-field bg-raised px-2 py-1"
      >
        <option value="">{appearancePage.browser}</option>
        {offered.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageName(one)}
          </option>
        ))}
      </select>
      <p id={note} className="text-small text-muted">
        {appearancePage.languageNote}
      </p>
    </div>
  );
}
