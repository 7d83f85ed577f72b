import { type ReactNode, useId, useRef } from "react";
import type { CallOutput } from "../../contract/contract";
import {
  MAX_CHAT_NOTE,
  MAX_STOP,
  MAX_STOPS,
  type ParameterName,
} from "../../domain/chat-parameters";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { parameterWords } from "../words/parameter-words";
import { type ParameterProblems, type TypedParameters, textsOf } from "./read-parameters";

type Props = {
  readonly state: CallOutput<"parameter.read">;
  readonly problems: ParameterProblems;
};

const FIELD = "min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5";

/** A field for each parameter that the model takes; what is set stands in it. */
export function ParameterFields({ state, problems }: Props) {
  const { has, temperature, mostTemperature } = state;
  const texts = textsOf(state);
  const { hints } = parameterWords;
  const shows = (name: ParameterName) => has.includes(name);
  const number = (name: "temperature" | "topP" | "seed" | "window", hint: string) =>
    shows(name) && (
      <Field name={name} hint={hint} problem={problems[name]}>
        {(field) => (
          <input
            {...field}
            dir="ltr"
            inputMode={name === "temperature" || name === "topP" ? "decimal" : "numeric"}
            autoComplete="off"
            defaultValue={texts[name]}
            className={`${FIELD} w-32 text-end tabular-nums`}
          />
        )}
      </Field>
    );
  return (
    <>
      {state.model.provider !== "guide" && <NoteField note={texts.note} />}
      {number("temperature", hints.temperature(mostTemperature, temperature))}
      {number("topP", hints.topP)}
      {number("seed", hints.seed)}
      {shows("stop") && <StopField stop={texts.stop} problem={problems.stop} />}
      {number("window", hints.window)}
      {shows("effort") && <EffortField efforts={state.efforts} effort={texts.effort} />}
    </>
  );
}

/** Emptied when it goes: the browser itself may hold on to what was typed. */
function NoteField({ note }: { readonly note: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEmptyWhenGone(area);
  return (
    <Field name="note" hint={parameterWords.hints.note} problem={undefined}>
      {(field) => (
        <textarea
          {...field}
          ref={area}
          dir="auto"
          rows={3}
          maxLength={MAX_CHAT_NOTE}
          autoComplete="off"
          defaultValue={note}
          className={`${FIELD} resize-y`}
        />
      )}
    </Field>
  );
}

type StopProps = {
  readonly stop: string;
  readonly problem: ParameterProblems["stop"];
};

function StopField({ stop, problem }: StopProps) {
  return (
    <Field name="stop" hint={parameterWords.hints.stop(MAX_STOPS)} problem={problem}>
      {(field) => (
        <textarea
          {...field}
          dir="auto"
          rows={2}
          autoComplete="off"
          defaultValue={stop}
          className={`${FIELD} resize-y font-mono text-code`}
        />
      )}
    </Field>
  );
}

type EffortProps = Pick<Props["state"], "efforts"> & Pick<TypedParameters, "effort">;

function EffortField({ efforts, effort: chosen }: EffortProps) {
  const { hints, usual, efforts: names } = parameterWords;
  return (
    <Field name="effort" hint={hints.effort} problem={undefined}>
      {(field) => (
        <select {...field} defaultValue={chosen} className={FIELD}>
          <option value="">{usual}</option>
          {efforts.map((effort) => (
            <option key={effort} value={effort}>
              {names[effort]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type FieldProps = {
  readonly name: ParameterName | "note";
  readonly hint: string;
  readonly problem: ParameterProblems[ParameterName];
  readonly children: (field: {
    readonly id: string;
    readonly "data-parameter": string;
    readonly "aria-describedby": string;
    readonly "aria-invalid": true | undefined;
  }) => ReactNode;
};

function Field({ name, hint, problem, children }: FieldProps) {
  const id = useId();
  const isWrong = problem !== undefined;
  const field = {
    id,
    "data-parameter": name,
    "aria-describedby": `${id}-hint`,
    "aria-invalid": isWrong || undefined,
  } as const;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id}>{parameterWords.names[name]}</label>
      {children(field)}
      <p
        id={`${id}-hint`}
        role={isWrong ? "alert" : undefined}
        className={`text-meta ${isWrong ? "text-error" : "text-muted"}`}
      >
        {isWrong ? problemSentence(problem) : hint}
      </p>
    </div>
  );
}

function problemSentence(problem: NonNullable<ParameterProblems[ParameterName]>): string {
  if (problem === "stop") return parameterWords.wrongStop(MAX_STOPS, MAX_STOP);
  return parameterWords.wrong(problem.least, problem.most);
}
