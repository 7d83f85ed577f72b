import { type FormEvent, useId, useMemo, useRef, useState } from "react";
import type { FieldProblem } from "../../../domain/field-problem";
import type { Id } from "../../../domain/id";
import { draftFromTemplate, PERSONALITY_TEMPLATES } from "../../../domain/personality-templates";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { SelectField } from "../../kit/select-field";
import { PrimaryButton } from "../../primary-button";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { ContextPreview, type PreviewFields } from "./context-preview";
import { problemOf } from "./field-frame";
import { PersonalityHints } from "./personality-hints";
import { toProblem } from "./to-problem";
import { TypedText } from "./typed-text";

export type NewTexts = {
  readonly name: string;
  readonly systemPrompt: string;
  readonly personality: string;
};

type Props = {
  readonly client: Pick<Client, "call">;
  /** What it begins with; nothing where it is left out. */
  readonly first?: NewTexts;
  readonly check: (texts: NewTexts) => readonly FieldProblem[];
  /** What a context of these texts is told; where it is left out, the texts are its own. */
  readonly toFields?: (texts: NewTexts) => PreviewFields;
  /** Makes it under this id, which stays the same while the form does. */
  readonly create: (id: Id, texts: NewTexts) => Promise<void>;
};

const NOTHING: NewTexts = { name: "", systemPrompt: "", personality: "" };

/** What something new needs at least; the rest is set once it is there. */
export function CreateForm({ client, first = NOTHING, check, toFields, create }: Props) {
  const [id] = useState<Id>(() => crypto.randomUUID());
  const [texts, setTexts] = useState(first);
  const [filled, setFilled] = useState(first);
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const { busy, failure, run } = useAct();
  const { contextPage } = optionsWords;
  const refused = failure === null ? null : toProblem(failure);
  // An empty field is no mistake before it was to be taken.
  const problems = [...(isSubmitted ? check(texts) : []), ...(refused === null ? [] : [refused])];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (check(texts).length === 0) run(() => create(id, texts));
    else requestAnimationFrame(() => focusWrong(form.current));
  };
  const change = (next: Partial<NewTexts>) => setTexts((now) => ({ ...now, ...next }));
  const fill = (next: NewTexts) => {
    setTexts(refill(texts, filled, next));
    setFilled(next);
  };
  const shown = useMemo(() => toFields?.(texts) ?? texts, [toFields, texts]);
  return (
    <>
      <form ref={form} data-create="" onSubmit={submit} className="flex flex-col gap-3">
        <TemplateField blank={first} onTake={fill} />
        <TextFields texts={texts} problems={problems} change={change} />
        <PrimaryButton type="submit" data-create-now="" disabled={busy}>
          {contextPage.createNow}
        </PrimaryButton>
        <FailureLine failure={refused === null ? failure : null} />
      </form>
      <section aria-labelledby={headingId} className="flex flex-col gap-2 pt-5">
        <h2 id={headingId} className="font-semibold">
          {contextPage.preview}
        </h2>
        <ContextPreview client={client} fields={shown} isSound={check(texts).length === 0} />
      </section>
    </>
  );
}

type TextProps = {
  readonly texts: NewTexts;
  readonly problems: readonly FieldProblem[];
  readonly change: (next: Partial<NewTexts>) => void;
};

function TextFields({ texts, problems, change }: TextProps) {
  const { contextPage } = optionsWords;
  return (
    <>
      <TypedText
        name="name"
        label={contextPage.name}
        value={texts.name}
        problem={problemOf(problems, "name")}
        onChange={(name) => change({ name })}
      />
      <TypedText
        name="system-prompt"
        label={contextPage.systemPrompt}
        value={texts.systemPrompt}
        rows={4}
        note={contextPage.systemPromptNote}
        problem={problemOf(problems, "systemPrompt")}
        onChange={(systemPrompt) => change({ systemPrompt })}
      />
      <TypedText
        name="personality"
        label={contextPage.personality}
        value={texts.personality}
        rows={2}
        note={contextPage.personalityNote}
        problem={problemOf(problems, "personality") ?? problemOf(problems, "defaultPersonality")}
        onChange={(personality) => change({ personality })}
      />
      {texts.systemPrompt !== "" && <PersonalityHints fields={texts} />}
    </>
  );
}

function focusWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Other texts in place of those that were filled in; what the person has written since stays. */
export function refill(now: NewTexts, filled: NewTexts, next: NewTexts): NewTexts {
  const pick = (key: keyof NewTexts) => (now[key] === filled[key] ? next[key] : now[key]);
  return {
    name: pick("name"),
    systemPrompt: pick("systemPrompt"),
    personality: pick("personality"),
  };
}

type TemplateProps = {
  /** What there is without a template. */
  readonly blank: NewTexts;
  readonly onTake: (texts: NewTexts) => void;
};

/** Something to write on from (M-088). */
function TemplateField({ blank, onTake }: TemplateProps) {
  const [chosen, setChosen] = useState("");
  const { contextPage } = optionsWords;
  const names = PERSONALITY_TEMPLATES.map(({ id, name, description }) => [
    id,
    `${name}: ${description}`,
  ]);
  return (
    <SelectField<string>
      name="template"
      label={contextPage.from}
      value={chosen}
      options={{ "": contextPage.blank, ...Object.fromEntries(names) }}
      onChange={(id) => {
        setChosen(id);
        const template = PERSONALITY_TEMPLATES.find((one) => one.id === id);
        onTake(template === undefined ? blank : textsOf(template));
      }}
    />
  );
}

function textsOf(template: (typeof PERSONALITY_TEMPLATES)[number]): NewTexts {
  return { name: template.name, ...draftFromTemplate(template) };
}
