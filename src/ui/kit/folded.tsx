import type { ReactNode } from "react";

/** What is there for whoever asks for it: its name, and a click away the rest. */
export function Folded(props: {
  readonly name: string;
  /** For tests and styles. */
  readonly part: string;
  readonly children: ReactNode;
}) {
  return (
    <details data-folded={props.part} className="text-small">
      <summary className="cursor-pointer rounded-sm wrap-anywhere text-muted hover:text-ink">
        {props.name}
      </summary>
      <div className="flex flex-col gap-2 pt-2">{props.children}</div>
    </details>
  );
}
