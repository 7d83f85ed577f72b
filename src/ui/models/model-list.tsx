import { Check, RotateCw } from "lucide-react";
import { useState } from "react";
import type { Model } from "../../domain/model";
import { QuietButton } from "../quiet-button";
import { words } from "../words/words";
import { ModelFailure } from "./model-failure";
import { modelName, modelPlace } from "./model-place";
import type { Models } from "./use-models";

/** The models to choose from, and why there are no more where the server gave none. */
export function ModelList({ models }: { readonly models: Models }) {
  const [onlyHere, setOnlyHere] = useState(false);
  const { chosen, isOwn, list, failure, looking } = models;
  const trouble = failure ?? list?.failure ?? null;
  return (
    <>
      <p className="font-semibold">{words.model.listTitle}</p>
      <ul className="-mx-1 flex flex-col">
        {(list?.models ?? []).map((model) => (
          <li key={`${model.provider} ${model.name}`}>
            <Choice
              model={model}
              isChosen={model.provider === chosen?.provider && model.name === chosen.name}
              onChoose={() => models.choose(model, { here: onlyHere })}
            />
          </li>
        ))}
      </ul>
      {isOwn === false && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            data-only-here=""
            checked={onlyHere}
            onChange={(event) => setOnlyHere(event.currentTarget.checked)}
            className="accent-accent"
          />
          {words.modelPlace.onlyHere}
        </label>
      )}
      {isOwn === true && (
        <div data-own-model="" className="flex flex-col gap-2">
          <p className="text-muted">{words.modelPlace.own}</p>
          <QuietButton data-unset-model="" onClick={models.unset}>
            {words.modelPlace.unset}
          </QuietButton>
        </div>
      )}
      {trouble && <ModelFailure failure={trouble} />}
      <QuietButton data-look-again="" disabled={looking} onClick={models.look}>
        <RotateCw size={14} aria-hidden="true" />
        {looking ? words.model.looking : words.model.refresh}
      </QuietButton>
    </>
  );
}

type ChoiceProps = {
  readonly model: Model;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function Choice({ model, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      data-model={model.name}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex w-full items-center gap-2 rounded-md px-1 py-1.5 text-start hover:bg-tint"
    >
      <Check
        size={14}
        aria-hidden="true"
        className={`shrink-0 text-accent ${isChosen ? "" : "invisible"}`}
      />
      <bdi className="min-w-0 truncate">{modelName(model)}</bdi>
      <span className="ms-auto shrink-0 text-meta text-muted">{modelPlace(model)}</span>
    </button>
  );
}
