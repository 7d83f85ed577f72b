import { useState } from "react";
import { SelectField } from "../../kit/select-field";
import { chooseLook, LOOKS, type Look, type LookName, readLook } from "../../look";
import { optionsWords } from "../../words/options-words";

/** Light or dark, with how much contrast, and how large texts are, on all pages. */
export function LookFields() {
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
