import type { LeftOut } from "../../domain/prompt-plan";
import { OwnText } from "../own-text/own-text";
import { inspectorWords } from "../words/inspector-words";
import { leftOutSentences } from "./left-out-sentences";

/** What the request does not hold, why, and what can be done about it. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) {
    return <p className="text-small text-muted">{inspectorWords.nothingLeftOut}</p>;
  }
  return (
    <ul className="flex flex-col gap-2 text-small">
      {leftOut.map((one, at) => {
        const { what, why } = leftOutSentences(one);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one kind and reason are told apart by their place.
          <li key={at} data-left-out={one.reason}>
            <span className="font-semibold">{what}</span>{" "}
            <span className="text-muted">
              <OwnText text={why} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
