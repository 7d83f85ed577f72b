import { type ReactNode, useId } from "react";
import type { FieldProblem } from "../../../domain/field-problem";
import { OwnText } from "../../own-text/own-text";
import { optionsWords } from "../../words/options-words";

type Frame = { readonly id: string; readonly noteId: string; readonly isWrong: boolean };

type Props = {
  readonly label: string;
  readonly note?: string | undefined;
  /** What is wrong with it; undefined for nothing. */
  readonly problem: FieldProblem | undefined;
  readonly children: (frame: Frame) => ReactNode;
};

/** A field with its name, and below it what it means, or what is wrong with what was typed. */
export function FieldFrame({ label, note, problem, children }: Props) {
  const id = useId();
  const noteId = useId();
  const isWrong = problem !== undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-small wrap-anywhere">
        {label}
      </label>
      {children({ id, noteId, isWrong })}
      {/* Always there, so that what is told later is told aloud, too. */}
      <p
        id={noteId}
        aria-live="polite"
        data-field-problem={problem?.problem}
        className={`text-small empty:hidden ${isWrong ? "text-error" : "text-muted"}`}
      >
        <OwnText
          text={
            isWrong
              ? optionsWords.contextPage.problem(problem.problem, problem.limit)
              : (note ?? "")
          }
        />
      </p>
    </div>
  );
}

/** The first problem of a field; undefined where there is none. */
export function problemOf(
  problems: readonly FieldProblem[],
  field: string,
): FieldProblem | undefined {
  return problems.find((problem) => problem.field === field);
}
