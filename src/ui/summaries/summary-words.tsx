import type { Summary } from "../../domain/summary";
import { textDirection } from "../composer/text-direction";
import { words } from "../words/words";

/** A summary's text, and who wrote it. */
export function SummaryWords({ summary }: { readonly summary: Summary }) {
  const { byPerson, byModel } = words.summary;
  return (
    <>
      <p
        dir={textDirection(summary.text)}
        data-summary-text=""
        className="wrap-anywhere whitespace-pre-wrap"
      >
        {summary.text}
      </p>
      <p className="text-meta text-muted">
        {summary.writtenBy === "person" ? byPerson : byModel(summary.model)}
      </p>
    </>
  );
}
