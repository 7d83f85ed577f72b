import { Minus, Plus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { FieldValue } from "../../../domain/block-content";
import type { BlockField } from "../../../domain/block-schema";
import { readDecimal } from "../../options/contexts/read-number";
import { formatPlain } from "../../words/format";
import { memoryWords } from "../../words/memory-words";
import { words } from "../../words/words";
import type { BlockController, ToEdits } from "../controller/block-controller";
import { mergeText } from "../controller/merge-text";
import { inSection } from "../controller/text-drafts";
import { KeptField } from "./kept-field";
import { type PartProps, partOf } from "./part-props";

/** Fields with their values, each with what fits its type. */
export function MapPart({ controller, section, name, schema, part }: PartProps<"map">) {
  if (schema.fields.length === 0) {
    return <p className="text-small text-muted">{memoryWords.noFields}</p>;
  }
  return (
    <fieldset data-map-part={section} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{name}</legend>
      {schema.fields.map((field) => (
        <Field
          key={field.name}
          controller={controller}
          section={section}
          field={field}
          value={part.fields[field.name]}
        />
      ))}
    </fieldset>
  );
}

type Props = {
  readonly controller: BlockController;
  readonly section: string;
  readonly field: BlockField;
  /** Undefined where it was never set. */
  readonly value: FieldValue | undefined;
};

function Field(props: Props) {
  const { name, description, readOnly } = props.field;
  const id = useId();
  return (
    <div data-field={name} className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="text-small font-semibold wrap-anywhere">{name}</bdi>
        {readOnly && <span className="text-meta text-muted">{memoryWords.readOnly}</span>}
      </p>
      <Value {...props} noteId={id} />
      <p id={id} dir="auto" className="text-meta text-muted wrap-anywhere empty:hidden">
        {description}
      </p>
    </div>
  );
}

function Value(props: Props & { readonly noteId: string }): ReactNode {
  const { controller, section, field, value, noteId } = props;
  const { name, type } = field;
  const set = (toValue: (stored: FieldValue | undefined) => FieldValue | null): Promise<boolean> =>
    controller.change(setField(section, name, toValue));
  switch (type) {
    case "text":
      return (
        <KeptField
          label={name}
          value={typeof value === "string" ? value : ""}
          isLong
          describedBy={noteId}
          onKeep={({ from, text }) => set((stored) => orNull(mergeValue(from, text, stored)))}
        />
      );
    case "list":
      return (
        <>
          <KeptField
            label={name}
            value={Array.isArray(value) ? value.join("\n") : ""}
            isLong
            describedBy={noteId}
            onKeep={({ from, text }) => set((stored) => toLines(mergeValue(from, text, stored)))}
          />
          <p className="text-meta text-muted">{memoryWords.listField}</p>
        </>
      );
    case "number":
      return <NumberValue name={name} value={value} noteId={noteId} onSet={set} />;
    case "boolean":
      return (
        <select
          aria-label={name}
          aria-describedby={noteId}
          value={String(value ?? "")}
          onChange={({ currentTarget }) =>
            set(() => (currentTarget.value === "" ? null : currentTarget.value === "true"))
          }
          className="self-start rounded-md border border-field bg-raised px-2 py-1"
        >
          <option value="">{memoryWords.unset}</option>
          <option value="true">{memoryWords.yes}</option>
          <option value="false">{memoryWords.no}</option>
        </select>
      );
    case "counter":
      return <Counter {...props} />;
  }
}

type NumberProps = Pick<Props, "value"> & {
  readonly name: string;
  readonly noteId: string;
  readonly onSet: (toValue: () => FieldValue | null) => Promise<boolean>;
};

function NumberValue({ name, value, noteId, onSet }: NumberProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <KeptField
        label={name}
        value={typeof value === "number" ? formatPlain(value) : ""}
        isNumber
        describedBy={noteId}
        className="w-32 self-start text-end tabular-nums"
        onKeep={async ({ text }) => {
          const number = text.trim() === "" ? null : readDecimal(text);
          setWrong(Number.isNaN(number));
          return !Number.isNaN(number) && onSet(() => number);
        }}
      />
      {isWrong && (
        <p role="alert" className="text-small text-error">
          {memoryWords.notNumber}
        </p>
      )}
    </>
  );
}

function Counter({ controller, section, field: { name }, value }: Props) {
  const add = (delta: number) =>
    controller.change(() => [{ op: "increment", ...inSection(section), field: name, delta }]);
  const look = "grid size-7 place-items-center rounded-md border border-line hover:bg-tint";
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        data-less=""
        aria-label={memoryWords.less(name)}
        onClick={() => add(-1)}
        className={look}
      >
        <Minus size={14} aria-hidden="true" />
      </button>
      <output aria-label={name} className="min-w-8 text-center tabular-nums">
        {words.number(typeof value === "number" ? value : 0)}
      </output>
      <button
        type="button"
        data-more=""
        aria-label={memoryWords.plus(name)}
        onClick={() => add(1)}
        className={look}
      >
        <Plus size={14} aria-hidden="true" />
      </button>
    </div>
  );
}

function setField(
  section: string,
  field: string,
  toValue: (stored: FieldValue | undefined) => FieldValue | null,
): ToEdits {
  return (content) => {
    const value = toValue(partOf(content, section, "map")?.fields[field]);
    return [{ op: "set-field", ...inSection(section), field, value }];
  };
}

/** What was typed, over what others have made of the field meanwhile. */
function mergeValue(base: string, mine: string, stored: FieldValue | undefined): string {
  const theirs = Array.isArray(stored) ? stored.join("\n") : String(stored ?? "");
  return mergeText({ base, mine, theirs });
}

function orNull(text: string): string | null {
  return text === "" ? null : text;
}

function toLines(text: string): string[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length === 0 ? null : lines;
}
