import { type RefObject, useRef, useState } from "react";
import { toFailure } from "../../../domain/app-error";
import { cleanLabel } from "../../../domain/clean-label";
import {
  MAX_PROMPT_TITLE,
  type PromptFields,
  type SavedPrompt,
} from "../../../domain/saved-prompt";
import { FailureLine } from "../../failure-line";
import { PromptFieldsForm } from "../../library/prompt-fields";
import { QuietButton } from "../../quiet-button";
import { type Act, useAct } from "../../use-act";
import { libraryWords } from "../../words/library-words";
import { isRewritten, saveBase } from "./save-base";
import type { LibraryActs } from "./use-library";

type Props = {
  readonly prompt: SavedPrompt;
  /** What it is called behind the slash. */
  readonly command: string;
  /** Its place among all; null while only some are shown, and none can be moved. */
  readonly position: { readonly at: number; readonly last: number } | null;
  readonly acts: LibraryActs;
  /** It was deleted, and what had the keyboard with it. */
  readonly onGone: () => void;
  /** Its form was opened or closed. */
  readonly onOpen: (isOpen: boolean) => void;
};

const SHOWN = 200;

/** One prompt: its title, its command, how it begins, and what can be done with it. */
export function PromptRow({ prompt, command, position, acts, onGone, onOpen }: Props) {
  // As it was when the form was opened: what another window has changed since is no base to save on.
  const [edited, setEdited] = useState<SavedPrompt | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const { busy, failure, run } = useAct();
  const title = cleanLabel(prompt.title, MAX_PROMPT_TITLE);
  const edit = (next: SavedPrompt | null) => {
    setEdited(next);
    onOpen(next !== null);
  };
  const back = () => {
    row.current?.querySelector<HTMLElement>("[data-edit]")?.focus();
    edit(null);
  };
  return (
    <li ref={row} data-prompt={prompt.id} className="flex min-w-0 flex-col gap-2 p-3 text-small">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-semibold wrap-anywhere">{title}</bdi>
        <bdi className="text-muted wrap-anywhere">/{command}</bdi>
      </p>
      {edited === null && (
        <p dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
          {cleanLabel(prompt.text, SHOWN)}
        </p>
      )}
      <Buttons
        {...{ prompt, title, position, acts, onGone, row, run, busy }}
        isOpen={edited !== null}
        onEdit={() => edit(edited === null ? prompt : null)}
      />
      {edited !== null && <EditForm begun={edited} {...{ prompt, acts }} onClose={back} />}
      <FailureLine failure={failure} />
    </li>
  );
}

type EditProps = Pick<Props, "prompt" | "acts"> & {
  readonly begun: SavedPrompt;
  readonly onClose: () => void;
};

/** The form of one that is there; what another window has written is shown before it is saved over. */
function EditForm({ begun, prompt, acts, onClose }: EditProps) {
  const [isRefused, setRefused] = useState(false);
  const isShown = isRefused && isRewritten(begun, prompt);
  const save = async (fields: PromptFields) => {
    try {
      await acts.save(saveBase(begun, prompt, isShown), fields);
    } catch (error) {
      if (toFailure(error).code === "conflict") setRefused(true);
      throw error;
    }
    onClose();
  };
  return (
    <PromptFieldsForm
      begun={begun}
      other={isShown ? prompt : null}
      onSave={save}
      onCancel={onClose}
    />
  );
}

type ButtonsProps = Props &
  Pick<Act, "run" | "busy"> & {
    readonly title: string;
    readonly row: RefObject<HTMLLIElement | null>;
    /** Whether its form is open. */
    readonly isOpen: boolean;
    readonly onEdit: () => void;
  };

function Buttons(props: Omit<ButtonsProps, "command" | "onOpen">) {
  const { prompt, title, position, acts, onGone, row, run, busy, isOpen, onEdit } = props;
  const { labelOf, edit, remove } = libraryWords;
  const onMove = (name: StepName, to: number) =>
    run(async () => {
      await acts.move(prompt.id, to);
      // Where rows change places, the browser takes the keyboard from the one that is moved.
      requestAnimationFrame(() =>
        row.current?.querySelector<HTMLElement>(`[data-${name}]`)?.focus(),
      );
    });
  return (
    <span className="flex flex-wrap gap-2">
      <QuietButton
        data-edit=""
        aria-label={labelOf(edit, title)}
        aria-expanded={isOpen}
        onClick={onEdit}
      >
        {edit}
      </QuietButton>
      {position !== null && (
        <>
          <Step name="up" to={position.at - 1} {...{ position, title, onMove }} />
          <Step name="down" to={position.at + 1} {...{ position, title, onMove }} />
        </>
      )}
      <QuietButton
        data-remove=""
        aria-label={labelOf(remove, title)}
        disabled={busy}
        onClick={() =>
          run(async () => {
            await acts.remove(prompt.id);
            onGone();
          })
        }
      >
        {remove}
      </QuietButton>
    </span>
  );
}

type StepName = "up" | "down";

type StepProps = {
  readonly name: StepName;
  readonly to: number;
  readonly position: NonNullable<Props["position"]>;
  readonly title: string;
  readonly onMove: (name: StepName, to: number) => void;
};

/** At the end of the list it does nothing, and keeps the keyboard: so it is not disabled. */
function Step({ name, to, position, title, onMove }: StepProps) {
  const isEnd = to < 0 || to > position.last;
  return (
    <QuietButton
      {...{ [`data-${name}`]: "" }}
      aria-label={libraryWords.labelOf(libraryWords[name], title)}
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onMove(name, to);
      }}
    >
      {libraryWords[name]}
    </QuietButton>
  );
}
