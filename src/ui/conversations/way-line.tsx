import { useId } from "react";
import type { SearchMode } from "../../domain/search-index";
import { OwnText } from "../own-text/own-text";
import { errorPlace } from "../words/error-place";
import { errorSentence } from "../words/error-sentence";
import { searchWords } from "../words/search-words";
import { joinSentences } from "../words/sentences";
import type { Found } from "./found-texts";

type Props = {
  readonly found: Found;
  readonly mode: SearchMode;
  readonly onMode: (mode: SearchMode) => void;
};

/** `hybrid` is what `auto` is, wherever something embeds. */
const MODES = ["auto", "fts", "vector"] as const;

/** By which way it was found, how far that is, and by which it is to be. */
export function WayLine({ found, mode, onMode }: Props) {
  const id = useId();
  const { way } = searchWords;
  const { embedding, problem } = found;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-muted">
      <span data-way={found.way ?? ""}>{found.way !== null && way.found[found.way]}</span>
      <label htmlFor={id} className="sr-only">
        {way.label}
      </label>
      <select
        id={id}
        data-mode=""
        value={mode}
        onChange={(event) => onMode(modeOf(event.currentTarget.value))}
        className="ms-auto min-h-6 rounded-md border border-field bg-raised px-1 text-meta"
      >
        {MODES.map((one) => (
          <option key={one} value={one}>
            {way.modes[one]}
          </option>
        ))}
      </select>
      {problem === null && embedding !== null && (
        <p data-embedding="" className="basis-full">
          {way.progress(embedding.embedded, embedding.count)}
        </p>
      )}
      {problem !== null && (
        <p data-waits={problem.code} className="basis-full">
          <OwnText text={joinSentences([way.waits, errorSentence(problem, errorPlace()).text])} />
        </p>
      )}
    </div>
  );
}

function modeOf(value: string): SearchMode {
  return MODES.find((one) => one === value) ?? "auto";
}
