import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { QuietButton } from "../../quiet-button";
import { connectionWords } from "../../words/connection-words";
import { PlainField } from "./plain-field";

/** Headers to send with every request: a name and a value a row, as many as are wanted. */
export function HeaderFields() {
  const [rows, setRows] = useState<readonly number[]>([]);
  const part = useRef<HTMLFieldSetElement>(null);
  const isFewer = useRef(false);
  const { form } = connectionWords;
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (!isFewer.current) return;
    isFewer.current = false;
    part.current?.querySelector<HTMLElement>("[data-header-add]")?.focus();
  });
  const remove = (row: number) => {
    isFewer.current = true;
    setRows(rows.filter((one) => one !== row));
  };
  return (
    <fieldset ref={part} className="flex min-w-0 flex-col gap-2">
      <legend className="text-small">{form.headers}</legend>
      <p className="text-small text-muted">{form.headersWhy}</p>
      {rows.map((row, index) => (
        <div key={row} data-header-row="" className="flex flex-wrap items-end gap-2">
          <PlainField name="headerName" label={form.headerName} dir="ltr" maxLength={200} />
          <PlainField
            name="headerValue"
            label={form.headerValue}
            dir="ltr"
            maxLength={4_000}
            isSecret
          />
          <button
            type="button"
            aria-label={form.headerRemove(index + 1)}
            data-header-remove=""
            onClick={() => remove(row)}
            className="rounded-sm p-2 text-muted hover:text-ink"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </div>
      ))}
      {rows.length < 20 && (
        <QuietButton data-header-add="" onClick={() => setRows([...rows, (rows.at(-1) ?? 0) + 1])}>
          {form.headerAdd}
        </QuietButton>
      )}
    </fieldset>
  );
}
