import { Check } from "lucide-react";
import type { Model } from "../../../domain/model";
import { modelName } from "../../models/model-place";
import { QuietButton } from "../../quiet-button";
import { connectionWords } from "../../words/connection-words";
import { modelFacts } from "./model-facts";

type Props = {
  readonly model: Model;
  readonly isChosen: boolean;
  readonly onUse: () => void;
};

/** One model: its name, what is known of it, and that it is to answer. */
export function ModelRow({ model, isChosen, onUse }: Props) {
  const { models, places } = connectionWords;
  const name = model.label ?? modelName(model);
  const facts = modelFacts(model);
  return (
    <div
      data-model={model.name}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5"
    >
      <div className="min-w-0 grow">
        <bdi className="wrap-anywhere">{name}</bdi>
        <p className="text-meta text-muted">
          {name !== model.name && model.name !== "" && (
            <bdi className="wrap-anywhere">{`${model.name}${facts.length > 0 ? " · " : ""}`}</bdi>
          )}
          {facts.join(" · ")}
        </p>
      </div>
      <QuietButton
        data-use={model.name}
        aria-pressed={isChosen}
        aria-label={places.labelOf(isChosen ? models.inUse : models.use, name)}
        onClick={onUse}
      >
        {isChosen && <Check size={14} aria-hidden="true" className="text-accent" />}
        {isChosen ? models.inUse : models.use}
      </QuietButton>
    </div>
  );
}
