import { useId } from "react";
import type { BlockField, PartSchema } from "../../../domain/block-schema";
import { readWhole } from "../../options/contexts/read-number";
import { QuietButton } from "../../quiet-button";
import { formatPlain } from "../../words/format";
import { memoryWords } from "../../words/memory-words";
import { NEW_FIELD } from "./layouts";
import { PartRow } from "./part-row";

type Props<S extends PartSchema> = {
  readonly schema: S;
  readonly onChange: (schema: S) => void;
};

/** What can be set of one part's layout beyond its name. */
export function PartLayout({ schema, onChange }: Props<PartSchema>) {
  const { layout } = memoryWords;
  switch (schema.kind) {
    case "text":
      return <Viewport schema={schema} onChange={onChange} />;
    case "map":
      return <Fields schema={schema} onChange={onChange} />;
    case "list":
      return (
        <CountField
          name="max-items"
          label={layout.maxItems}
          note={layout.maxItemsNote}
          value={schema.maxItems}
          onCount={(maxItems) => onChange({ ...schema, maxItems })}
        />
      );
    case "log":
      return (
        <CountField
          name="display-limit"
          label={layout.displayLimit}
          value={schema.displayLimit}
          onCount={(limit) => onChange({ ...schema, displayLimit: limit ?? schema.displayLimit })}
        />
      );
  }
}

function Fields({ schema, onChange }: Props<Extract<PartSchema, { kind: "map" }>>) {
  const { layout, fieldTypes } = memoryWords;
  const { fields } = schema;
  const set = (at: number, field: BlockField) =>
    onChange({ ...schema, fields: fields.with(at, field) });
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-small font-semibold">{layout.fields}</legend>
      {fields.map((field, at) => (
        <PartRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place while it is named.
          key={at}
          kind="field"
          legend={layout.field(at + 1)}
          name={field.name}
          nameLabel={layout.fieldName}
          removeLabel={layout.removeField(field.name)}
          about={field.description}
          readOnly={field.readOnly}
          onName={(name) => set(at, { ...field, name })}
          onAbout={(description) => set(at, { ...field, description })}
          onReadOnly={(readOnly) => set(at, { ...field, readOnly })}
          onRemove={() => onChange({ ...schema, fields: fields.toSpliced(at, 1) })}
        >
          <select
            aria-label={layout.fieldType}
            data-field-type={at}
            value={field.type}
            onChange={({ currentTarget }) => {
              const type = TYPES.find((one) => one === currentTarget.value);
              if (type !== undefined) set(at, { ...field, type });
            }}
            className="rounded-md border border-field bg-raised px-2 py-1"
          >
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {fieldTypes[type]}
              </option>
            ))}
          </select>
        </PartRow>
      ))}
      <QuietButton
        data-add-field=""
        onClick={() => onChange({ ...schema, fields: [...fields, NEW_FIELD] })}
      >
        {layout.addField}
      </QuietButton>
    </fieldset>
  );
}

/** Which lines of a text the model sees; the first is told from one on. */
function Viewport({ schema, onChange }: Props<Extract<PartSchema, { kind: "text" }>>) {
  const { layout } = memoryWords;
  const { viewport } = schema;
  const start = viewport?.start ?? 0;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <CountField
        name="lines"
        label={layout.lines}
        note={layout.linesNote}
        value={viewport?.lines ?? null}
        onCount={(lines) =>
          onChange({ ...schema, viewport: lines === null ? null : { start, lines } })
        }
      />
      {viewport !== null && (
        <CountField
          name="first-line"
          label={layout.firstLine}
          value={start + 1}
          onCount={(line) =>
            onChange({ ...schema, viewport: { ...viewport, start: (line ?? 1) - 1 } })
          }
        />
      )}
    </div>
  );
}

const TYPES: readonly BlockField["type"][] = ["text", "number", "boolean", "list", "counter"];

type CountProps = {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly value: number | null;
  readonly onCount: (count: number | null) => void;
};

/** A number from one on; null for what is none. */
function CountField({ name, label, note, value, onCount }: CountProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1 text-small">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        data-count={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value === null ? "" : formatPlain(value)}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onInput={({ currentTarget }) => {
          const count = readWhole(currentTarget.value);
          onCount(count >= 1 ? count : null);
        }}
        className="w-28 rounded-md border border-field bg-raised px-2 py-1 text-end tabular-nums"
      />
      {note !== undefined && (
        <p id={`${id}-note`} className="text-meta text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
