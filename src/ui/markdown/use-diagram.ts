import { type ReactElement, useState } from "react";
import type { Refusal } from "../diagram/refusal";

type Outcome = { readonly kind: "shown"; readonly figure: ReactElement } | Refusal;

/** The diagram that a source is, once it was asked for. */
export type AskedDiagram = {
  /** Null until it was asked for, and while its source is wanted again. */
  readonly outcome: Outcome | null;
  readonly show: () => void;
  readonly hide: () => void;
};

/** Reads and draws a diagram when it is asked for, with a script that is read only then. */
export function useDiagram(source: string): AskedDiagram {
  const [asked, setAsked] = useState<{ source: string; outcome: Outcome } | null>(null);
  return {
    outcome: asked?.source === source ? asked.outcome : null,
    hide: () => setAsked(null),
    show: () => {
      import("../diagram/show-diagram").then(
        ({ showDiagram }) => setAsked({ source, outcome: showDiagram(source) }),
        // Without it, a diagram is its source.
        () => {},
      );
    },
  };
}
