import { useRef, useState } from "react";
import { CheckField } from "../../../src/ui/kit/check-field";
import { NumberField } from "../../../src/ui/kit/number-field";
import { SecretField } from "../../../src/ui/kit/secret-field";
import { SelectField } from "../../../src/ui/kit/select-field";
import { SwitchField } from "../../../src/ui/kit/switch-field";
import { TextField } from "../../../src/ui/kit/text-field";
import { atHand, type Sample, type Specimen } from "../specimen";

/** Fields of forms. */
export function fields(sample: Sample): readonly Specimen[] {
  return [
    ...secrets(sample),
    ...checks(sample),
    ...switches(sample),
    ...selects(sample),
    ...typed(sample),
  ];
}

function secrets({ word, long }: Sample): readonly Specimen[] {
  const component = "SecretField";
  return [
    ...atHand(component, () => <Secret label={word} />),
    { component, state: "error", view: <Secret label={word} invalid /> },
    { component, state: "chosen", note: "shown", view: <Secret label={word} canShow shown /> },
    { component, state: "long", view: <Secret label={long} canShow /> },
  ];
}

function Secret(props: {
  readonly label: string;
  readonly invalid?: boolean;
  readonly canShow?: boolean;
  readonly shown?: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);
  return <SecretField name="check" field={field} {...props} />;
}

function checks({ word, sentence, long }: Sample): readonly Specimen[] {
  const component = "CheckField";
  return [
    ...atHand(component, () => <Checked words={word} />),
    { component, state: "chosen", view: <Checked words={word} on note={sentence} /> },
    { component, state: "long", view: <Checked words={long} on note={long} /> },
  ];
}

function Checked(props: { readonly words: string; readonly on?: boolean; readonly note?: string }) {
  const [checked, setChecked] = useState(props.on === true);
  const { note, words } = props;
  return (
    <CheckField name="check" checked={checked} onChange={setChecked} {...(note && { note })}>
      {words}
    </CheckField>
  );
}

function switches({ word, sentence, long }: Sample): readonly Specimen[] {
  const component = "SwitchField";
  return [
    ...atHand(component, () => <Switched words={word} />),
    { component, state: "chosen", view: <Switched words={word} on note={sentence} /> },
    { component, state: "disabled", view: <Switched words={word} disabled /> },
    { component, state: "disabled", note: "on", view: <Switched words={word} on disabled /> },
    { component, state: "long", view: <Switched words={long} on note={long} /> },
  ];
}

function Switched(props: {
  readonly words: string;
  readonly on?: boolean;
  readonly note?: string;
  readonly disabled?: boolean;
}) {
  const [checked, setChecked] = useState(props.on === true);
  const { note, words, disabled = false } = props;
  return (
    <SwitchField
      name="switch"
      checked={checked}
      disabled={disabled}
      onChange={setChecked}
      {...(note && { note })}
    >
      {words}
    </SwitchField>
  );
}

function selects({ word, sentence, long }: Sample): readonly Specimen[] {
  const component = "SelectField";
  const select = (label: string, first: string) => (
    <SelectField<"first" | "second">
      name="select"
      label={label}
      value="first"
      options={{ first, second: sentence }}
      onChange={() => {}}
    />
  );
  return [
    ...atHand(component, () => select(word, sentence)),
    { component, state: "long", view: select(long, long) },
  ];
}

function typed({ word, sentence, long }: Sample): readonly Specimen[] {
  const text = (label: string, value: string) => (
    <TextField
      name="text"
      label={label}
      value={value}
      maxLength={500}
      note={sentence}
      onText={() => {}}
    />
  );
  const number = (value: number | null, note: string) => (
    <NumberField
      name="number"
      label={word}
      value={value}
      min={1}
      max={100}
      note={note}
      onNumber={() => {}}
    />
  );
  return [
    ...atHand("TextField", () => text(word, sentence)),
    { component: "TextField", state: "empty", view: text(word, "") },
    { component: "TextField", state: "long", view: text(long, long) },
    ...atHand("NumberField", () => number(20, sentence)),
    { component: "NumberField", state: "error", view: number(1_000, sentence) },
    { component: "NumberField", state: "empty", view: number(null, sentence) },
    { component: "NumberField", state: "long", view: number(20, long) },
  ];
}
