import { ChevronsUpDown } from "lucide-react";
import { Floating } from "../floating";
import { words } from "../words/words";
import { ModelList } from "./model-list";
import { modelName, modelPlace } from "./model-place";
import type { Models } from "./use-models";

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
      title={words.model.choose}
      className="flex min-w-0 items-center gap-1 rounded-md px-1.5 py-1 text-meta text-muted hover:bg-tint hover:text-ink"
    >
      {chosen === null ? (
        <span>{models.looking ? words.model.checking : words.model.choose}</span>
      ) : (
        <>
          <bdi data-model-name="" className="truncate font-medium text-ink">
            {modelName(chosen)}
          </bdi>
          <span className="shrink-0 truncate">· {modelPlace(chosen)}</span>
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
      <ModelList models={models} />
    </Floating>
  );
}
