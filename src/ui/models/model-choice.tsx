import { Check } from "lucide-react";
import type { Model } from "../../domain/model";
import { words } from "../words/words";
import { modelName } from "./model-place";

type Props = {
  readonly model: Model;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A model to choose, with what it holds and its price where they are known. */
export function ModelChoice({ model, isChosen, onChoose }: Props) {
  const { window, price } = model;
  const { modelMenu } = words;
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
      <bdi className="min-w-0 wrap-anywhere">{modelName(model)}</bdi>
      <span className="ms-auto flex shrink-0 gap-2 text-meta text-muted tabular-nums">
        {window !== null && (
          <span title={modelMenu.windowHint(window)}>{modelMenu.window(window)}</span>
        )}
        {price !== undefined && <span title={modelMenu.priceHint}>{modelMenu.price(price)}</span>}
      </span>
    </button>
  );
}
