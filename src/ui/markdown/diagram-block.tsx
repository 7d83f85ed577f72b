import { type ReactElement, type ReactNode, useState } from "react";
import type { Refusal } from "../diagram/refusal";
import { words } from "../words/words";
import { CodeBlock } from "./code-block";

type Props = {
  readonly code: string;
  readonly language: string;
  /** Whether nothing more of it arrives: then it can be drawn. */
  readonly isDone: boolean;
};

/** Whether code of this language is a diagram that may be drawn. */
export function isDiagram(language: string | undefined): language is string {
  return language?.toLowerCase() === "mermaid";
}

/** A diagram as its source, drawn where that is asked for; what is copied is always the source. */
export function DiagramBlock({ code, language, isDone }: Props): ReactNode {
  const { outcome, show, hide } = useDiagram(code);
  const isShown = outcome?.kind === "shown";
  return (
    <CodeBlock
      code={code}
      language={language}
      isDone={isDone}
      instead={isShown ? outcome.figure : undefined}
      note={
        <div aria-live="polite">
          {outcome !== null && !isShown && (
            <p dir="auto" data-refusal="" className="border-b border-line px-3 py-1 text-meta">
              {refusalOf(outcome)}
            </p>
          )}
        </div>
      }
      action={
        isDone ? (
          <button
            type="button"
            data-show-diagram=""
            onClick={isShown ? hide : show}
            className="ms-auto rounded-sm px-2 py-1 text-meta text-muted hover:text-ink"
          >
            {isShown ? words.diagram.showSource : words.diagram.show}
          </button>
        ) : undefined
      }
    />
  );
}

function refusalOf(refusal: Refusal): string {
  return refusal.kind === "unread" ? words.diagram.unread(refusal.line) : words.diagram.tooLarge;
}

type Outcome = { readonly kind: "shown"; readonly figure: ReactElement } | Refusal;

/** The diagram that a source is, once it was asked for. */
type DiagramRequest = {
  /** Null until it was asked for, and while its source is wanted again. */
  readonly outcome: Outcome | null;
  readonly show: () => void;
  readonly hide: () => void;
};

/** Reads and draws a diagram when it is asked for, with a script that is read only then. */
function useDiagram(source: string): DiagramRequest {
  const [drawn, setDrawn] = useState<{ source: string; outcome: Outcome } | null>(null);
  return {
    outcome: drawn?.source === source ? drawn.outcome : null,
    hide: () => setDrawn(null),
    show: () => {
      import("../diagram/show-diagram").then(
        ({ showDiagram }) => setDrawn({ source, outcome: showDiagram(source) }),
        // Without it, a diagram is its source.
        () => {},
      );
    },
  };
}
