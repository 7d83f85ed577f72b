import { X } from "lucide-react";
import type { ReactNode } from "react";
import { MAX_ABOUT, MAX_LABEL } from "../../../domain/block-schema";
import { memoryWords } from "../../words/memory-words";

type Props = {
  readonly kind: "field" | "section";
  readonly legend: string;
  readonly name: string;
  readonly nameLabel: string;
  readonly removeLabel: string;
  /** What it is for; empty for nothing said. */
  readonly about: string;
  readonly readOnly: boolean;
  readonly onName: (name: string) => void;
  readonly onAbout: (about: string) => void;
  readonly onReadOnly: (readOnly: boolean) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** A field or a section while its block is laid out: its name, what it is and is for, whether the model may change it. */
export function PartRow(props: Props) {
  const { kind, legend, name, nameLabel, removeLabel, readOnly, children } = props;
  return (
    <fieldset
      data-part-row={kind}
      className="flex min-w-0 flex-col gap-1.5 rounded-md border border-line p-2 text-small"
    >
      <legend className="sr-only">{legend}</legend>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <input
          aria-label={nameLabel}
          placeholder={nameLabel}
          data-part-name=""
          dir="auto"
          autoComplete="off"
          maxLength={MAX_LABEL}
          value={name}
          onChange={(event) => props.onName(event.currentTarget.value)}
          className="min-w-0 grow basis-32 rounded-md border border-field bg-raised px-2 py-1"
        />
        <button
          type="button"
          data-remove-part=""
          aria-label={removeLabel}
          onClick={props.onRemove}
          className="shrink-0 rounded-sm p-1 text-muted hover:text-ink"
        >
          <X size={14} aria-hidden="true" />
        </button>
      </div>
      {children}
      <About about={props.about} onAbout={props.onAbout} />
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={readOnly}
          onChange={(event) => props.onReadOnly(event.currentTarget.checked)}
          className="accent-accent"
        />
        {memoryWords.layout.readOnly}
      </label>
    </fieldset>
  );
}

function About({ about, onAbout }: Pick<Props, "about" | "onAbout">) {
  const label = memoryWords.layout.about;
  return (
    <input
      aria-label={label}
      placeholder={label}
      data-part-about=""
      dir="auto"
      autoComplete="off"
      maxLength={MAX_ABOUT}
      value={about}
      onChange={(event) => onAbout(event.currentTarget.value)}
      className="min-w-0 rounded-md border border-field bg-raised px-2 py-1"
    />
  );
}
