import { useId } from "react";
import type { SearchMode } from "../../domain/search-index";
import { OwnText } from "../own-text/own-text";
import { errorEnvironment } from "../words/error-environment";
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
export function SearchMethodLine({ found, mode, onMode }: Props) {
  const id = useId();
  const { method } = searchWords;
  const { embedding, problem } = found;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-muted">
      <span data-search-method={found.method ?? ""}>
        {found.method !== null && method.found[found.method]}
      </span>
      <label htmlFor={id} className="sr-only">
        {method.label}
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
            {method.modes[one]}
          </option>
        ))}
      </select>
      {problem === null && embedding !== null && (
        <p data-embedding="" className="basis-full">
          {method.progress(embedding.embedded, embedding.count)}
        </p>
      )}
      {problem !== null && (
        <p data-waits={problem.code} className="basis-full">
          <OwnText
            text={joinSentences([method.waits, errorSentence(problem, errorEnvironment()).text])}
          />
        </p>
      )}
    </div>
  );
}

function modeOf(value: string): SearchMode {
  return MODES.find((one) => one === value) ?? "auto";
}
