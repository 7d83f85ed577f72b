import { type RefObject, useId, useRef } from "react";
import { useEmptyWhenGone } from "../use-empty-when-gone";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly defaultValue?: string;
  readonly maxLength: number;
  /** Lines that it shows at least; one for a single line. */
  readonly rows?: number;
  readonly required?: boolean;
};

/** A named field of a form; it keeps its text itself, and gives it to nobody when it goes. */
export function TextField({ name, label, note, rows = 1, ...rest }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEmptyWhenGone(field);
  const common = {
    ...rest,
    id,
    name,
    "data-field-name": name,
    dir: "auto",
    autoComplete: "off",
    "aria-describedby": note === undefined ? undefined : `${id}-note`,
    className: "w-full min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5",
  } as const;
  return (
    <div className="flex min-w-0 flex-col gap-1 text-small">
      <label htmlFor={id}>{label}</label>
      <Field {...common} field={field} rows={rows} />
      {note !== undefined && (
        <p id={`${id}-note`} className="text-meta text-muted">
          {note}
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<Props, "label" | "note"> & {
  readonly field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  readonly className: string;
};

function Field({ field, rows = 1, ...rest }: FieldProps) {
  if (rows === 1) return <input {...rest} ref={field} />;
  const className = `${rest.className} field-sizing-content max-h-60 min-h-16`;
  return <textarea {...rest} ref={field} rows={rows} className={className} />;
}

/** What stands in a field of a form, without blanks around it. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value.trim() : "";
}
