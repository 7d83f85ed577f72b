import { useCallback } from "react";
import { QuietButton } from "../quiet-button";
import { useAnswer } from "../use-answer";
import { restoreWords } from "../words/restore-words";
import { madeAtOf } from "./kept-files";
import { KeptProof } from "./kept-proof";
import type { Restorer } from "./restorer";

type Props = {
  readonly restorer: Pick<Restorer, "kept">;
  readonly chosen: string | null;
  readonly onChoose: (name: string | null) => void;
};

/** What is kept in this browser, told by its files: no vault is open that knows more. */
export function KeptList({ restorer, chosen, onChoose }: Props) {
  const ask = useCallback(() => restorer.kept(null), [restorer]);
  const { value, again } = useAnswer(ask);
  if (value?.asks === true) return <KeptProof restorer={restorer} onProved={again} />;
  if (value === null || value.names.length === 0) return null;
  return (
    <fieldset data-restore-kept="" className="flex flex-col gap-2 text-small">
      <legend className="font-semibold">{restoreWords.keptTitle}</legend>
      <p className="text-muted">{restoreWords.keptWhy}</p>
      <ul className="flex max-h-60 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line bg-raised">
        {value.names.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-2 p-2">
            <span className="min-w-0 grow wrap-anywhere">
              {restoreWords.keptFrom(madeAtOf(name) ?? 0)}
            </span>
            <QuietButton
              data-kept-use={name}
              aria-pressed={chosen === name}
              aria-label={`${restoreWords.useKept}: ${restoreWords.keptFrom(madeAtOf(name) ?? 0)}`}
              onClick={() => onChoose(chosen === name ? null : name)}
            >
              {chosen === name ? restoreWords.usedKept : restoreWords.useKept}
            </QuietButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
