import { ChevronsUpDown } from "lucide-react";
import { lazy, Suspense } from "react";
import { modelDestinationOf } from "../../domain/model-destination";
import { Floating } from "../kit/floating";
import { words } from "../words/words";
import { modelDestinationText, modelName } from "./model-destination-text";
import type { Models } from "./use-models";

// Read when it is opened: the panel's first picture does not wait for it.
const ModelList = lazy(async () => {
  const { ModelList: List } = await import("./model-list");
  return { default: List };
});

type Props = {
  readonly models: Models;
  /** Whether the list is open, for it opens by a command, too. */
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** What answers and where it runs; a click offers the others. */
export function ModelButton({ models, isOpen, onOpenChange }: Props) {
  const { chosen } = models;
  const button = (
    <button
      type="button"
      data-model-button=""
      title={
        chosen === null
          ? words.model.choose
          : `${modelName(chosen)} · ${modelDestinationText(chosen)}`
      }
      className="flex min-w-0 items-center gap-1 rounded-md px-1.5 py-1 text-meta text-muted hover:bg-tint hover:text-ink"
    >
      {chosen === null ? (
        <span>{models.looking ? words.model.checking : words.model.choose}</span>
      ) : (
        <>
          <bdi data-model-name="" className="truncate font-medium text-ink">
            {modelName(chosen)}
          </bdi>
          <span
            data-model-destination={modelDestinationOf(chosen).type}
            // Of the window, not of the button: where the name is short the place has room.
            className="max-w-[45vw] shrink-0 truncate"
          >
            · <bdi>{modelDestinationText(chosen)}</bdi>
          </span>
        </>
      )}
      <ChevronsUpDown size={12} aria-hidden="true" className="shrink-0" />
    </button>
  );
  return (
    <Floating
      button={button}
      label={words.model.choose}
      side="top"
      align="start"
      control={{ open: isOpen, onOpenChange }}
    >
      <Suspense>
        <ModelList models={models} onChosen={() => onOpenChange(false)} />
      </Suspense>
    </Floating>
  );
}
