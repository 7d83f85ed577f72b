import { type FormEvent, useState } from "react";
import { SCOPES, type Scope } from "../../domain/program";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { programWords } from "../words/program-words";

/** What the person allows: which scopes, and for how many days; null for good. */
export type Given = { readonly scopes: Scope[]; readonly days: number | null };

/** Reading alone is what most programs need. */
const FIRST: readonly Scope[] = ["contexts", "conversations"];

const DAYS = { thirty: 30, one: 1, good: null } as const;
type Span = keyof typeof DAYS;

type Props = {
  readonly name: string;
  /** What is allowed already; null for what was never allowed anything. */
  readonly before: readonly Scope[] | null;
  readonly busy: boolean;
  readonly onGive: (given: Given) => void;
  readonly onCancel: () => void;
  readonly cancel: string;
};

/** The question what a program may do, and for how long. */
export function ScopeForm({ name, before, busy, onGive, onCancel, cancel }: Props) {
  const [scopes, setScopes] = useState<readonly Scope[]>(before ?? FIRST);
  const [span, setSpan] = useState<Span>("thirty");
  const give = (event: FormEvent) => {
    event.preventDefault();
    onGive({ scopes: [...scopes], days: DAYS[span] });
  };
  const toggle = (scope: Scope, isOn: boolean) =>
    setScopes(SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  return (
    <form onSubmit={give} data-scope-form="" className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-1.5">
        <legend className="pb-1 text-small">{programWords.scopesLegend(name)}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className="flex items-start gap-2 py-0.5 text-small">
            <input
              type="checkbox"
              data-scope={scope}
              checked={scopes.includes(scope)}
              onChange={(event) => toggle(scope, event.currentTarget.checked)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>{programWords.scopes[scope]}</span>
          </label>
        ))}
      </fieldset>
      <SpanField span={span} onSpan={setSpan} />
      <div className="flex flex-wrap gap-2">
        <PrimaryButton type="submit" data-give="" disabled={busy}>
          {programWords.save}
        </PrimaryButton>
        <QuietButton data-refuse="" disabled={busy} onClick={onCancel}>
          {cancel}
        </QuietButton>
      </div>
    </form>
  );
}

function SpanField(props: { readonly span: Span; readonly onSpan: (span: Span) => void }) {
  const { until } = programWords;
  return (
    <label className="flex flex-wrap items-center gap-2 text-small">
      {until.label}
      <select
        data-select="span"
        value={props.span}
        onChange={({ currentTarget: { value } }) => {
          if (value in DAYS) props.onSpan(value as Span);
        }}
        className="max-w-full rounded-md border border-field bg-raised px-2 py-1"
      >
        {(Object.keys(DAYS) as Span[]).map((one) => (
          <option key={one} value={one}>
            {until[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
