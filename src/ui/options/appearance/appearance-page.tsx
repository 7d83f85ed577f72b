import { useEffect, useId, useState } from "react";
import { SelectField } from "../../kit/select-field";
import { chooseLook, LOOKS, type Look, type LookName, readLook } from "../../look";
import { languageName } from "../../words/format";
import { chooseLanguage, offeredLanguages, readLanguageChoice } from "../../words/load-messages";
import { optionsWords } from "../../words/options-words";
import { useLanguage } from "../../words/use-language";
import { voiceWords } from "../../words/voice-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { VoicePart } from "./voice-part";

/** How the pages look and what they speak; it needs no open vault. */
export function AppearancePage() {
  return (
    <main>
      <SectionHead section="appearance" lead={optionsWords.options.leads.appearance} />
      <PagePart title={optionsWords.appearancePage.look}>
        <LookFields />
      </PagePart>
      <PagePart title={optionsWords.appearancePage.language}>
        <LanguageField />
      </PagePart>
      <PagePart title={voiceWords.part.title}>
        <VoicePart />
      </PagePart>
    </main>
  );
}

/** Which language all pages speak; each is called by its own name. */
function LanguageField() {
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

/** Light or dark, with how much contrast, and how large texts are, on all pages. */
function LookFields() {
  const { theme, themes, contrast, contrasts, textSize, textSizes } = optionsWords.appearancePage;
  return (
    <div className="flex flex-col gap-3">
      <LookField name="theme" label={theme} texts={themes} />
      <LookField name="contrast" label={contrast} texts={contrasts} />
      <LookField name="text-size" label={textSize} texts={textSizes} />
    </div>
  );
}

type Props<N extends LookName> = {
  readonly name: N;
  readonly label: string;
  readonly texts: Readonly<Record<Look<N>, string>>;
};

function LookField<N extends LookName>({ name, label, texts }: Props<N>) {
  const [chosen, setChosen] = useState(() => readLook(localStorage, name));
  useEffect(() => {
    // Another window has chosen.
    const onStorage = () => setChosen(readLook(localStorage, name));
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [name]);
  const options = Object.fromEntries(LOOKS[name].map((one: Look<N>) => [one, texts[one]]));
  return (
    <SelectField
      name={name}
      label={label}
      value={chosen}
      options={options as Record<Look<N>, string>}
      onChange={(look) => {
        chooseLook(name, look);
        setChosen(look);
      }}
    />
  );
}
