import { type FormEvent, useEffect, useState } from "react";
import type { CallOutput } from "../../contract/contract";
import type { ChatParameters, ParameterName } from "../../domain/chat-parameters";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { modelName } from "../models/model-destination-text";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { parameterWords } from "../words/parameter-words";
import { isShown } from "./is-shown";
import { ParameterFields } from "./parameter-fields";
import type { QuestionProps } from "./question";
import { type ParameterProblems, readParameters, type TypedParameters } from "./read-parameters";

type ParameterState = CallOutput<"parameter.read">;

/** What a conversation says to its model beside the prompt, as far as that model takes it. */
export function ParametersQuestion({ shell, opened, onClose }: QuestionProps) {
  const { id: conversationId } = opened.conversation;
  const [state, setState] = useState<ParameterState | null>(null);
  const { busy, failure, run } = useAct();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is typed is not to be lost.
  useEffect(() => {
    const read = () => shell.client.call("parameter.read", { conversationId });
    void run(async () => setState(await runTwice(read)));
  }, []);
  const keep = async (parameters: ChatParameters) => {
    const input = { conversationId, parameters };
    const isKept = await run(async () => {
      const kept = await runTwice(() => shell.client.call("parameter.keep", input));
      const { panel } = shell.current.get();
      panel.conversation.dispatch({ type: "conversation", conversation: kept });
      if (isShown(shell, conversationId)) panel.meter.touch();
    });
    if (isKept) onClose();
  };
  return (
    <>
      {state === null && failure === null && <p role="status">{parameterWords.loading}</p>}
      {state !== null && <Form state={state} busy={busy} keep={keep} onClose={onClose} />}
      <FailureLine failure={failure} />
    </>
  );
}

type FormProps = {
  readonly state: ParameterState;
  readonly busy: boolean;
  readonly keep: (parameters: ChatParameters) => void;
  readonly onClose: () => void;
};

function Form({ state, busy, keep, onClose }: FormProps) {
  const [problems, setProblems] = useState<ParameterProblems>({});
  const { lead, guide, save, cancel, reset } = parameterWords;
  const isGuide = state.model.provider === "guide";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readParameters(typedIn(event.currentTarget, state), state);
    setProblems(read.problems);
    const [wrong] = Object.keys(read.problems);
    if (wrong === undefined) return keep({ ...unshown(state), ...read.parameters });
    fieldOf(event.currentTarget, wrong)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 text-small">
      <p className="text-meta text-muted">{isGuide ? guide : lead}</p>
      <ParameterFields state={state} problems={problems} />
      <Lacking state={state} />
      <OffWhileThinking state={state} />
      <div className="flex flex-wrap gap-2">
        <QuietButton type="submit" data-save="" disabled={busy}>
          {save}
        </QuietButton>
        <QuietButton data-cancel="" onClick={onClose}>
          {cancel}
        </QuietButton>
        {Object.keys(state.parameters).length > 0 && (
          <QuietButton data-reset="" disabled={busy} onClick={() => keep({})}>
            {reset}
          </QuietButton>
        )}
      </div>
    </form>
  );
}

const NAMES: readonly ParameterName[] = ["temperature", "topP", "seed", "stop", "window", "effort"];

/** What the model lacks; of the guide the lead line tells it. */
function Lacking({ state: { model, has } }: { readonly state: ParameterState }) {
  const lacking = NAMES.filter((name) => !has.includes(name));
  if (model.provider === "guide" || lacking.length === 0) return null;
  const names = lacking.map((name) => parameterWords.names[name]);
  return (
    <p data-lacking="" className="text-meta text-muted">
      {parameterWords.lacking(modelName(model), names)}
    </p>
  );
}

/** What has a field and yet is not told in each request. */
function OffWhileThinking({
  state: { model, offWhileThinking },
}: {
  readonly state: ParameterState;
}) {
  if (offWhileThinking.length === 0) return null;
  const names = offWhileThinking.map((name) => parameterWords.names[name]);
  return (
    <p data-off-while-thinking="" className="text-meta text-muted">
      {parameterWords.whileThinking(modelName(model), names)}
    </p>
  );
}

/** What has no field with this model: it stays for another one. */
function unshown({ parameters, has }: ParameterState): ChatParameters {
  const entries = Object.entries(parameters);
  return Object.fromEntries(
    entries.filter(([name]) => name !== "note" && !has.some((one) => one === name)),
  );
}

function typedIn(form: HTMLFormElement, { has }: ParameterState): TypedParameters {
  const shown = (name: ParameterName) => (has.includes(name) ? textIn(form, name) : "");
  return {
    note: textIn(form, "note"),
    temperature: shown("temperature"),
    topP: shown("topP"),
    seed: shown("seed"),
    stop: shown("stop"),
    window: shown("window"),
    effort: shown("effort"),
  };
}

function textIn(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name)?.value ?? "";
}

function fieldOf(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `[data-parameter="${name}"]`,
  );
}
