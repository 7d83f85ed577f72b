import { type FormEvent, useRef, useState } from "react";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { restoreFailureSentence } from "../words/restore-failure-sentence";
import { restoreWords } from "../words/restore-words";
import { chosenSecret, type GivenSecret } from "./chosen-secret";
import type { Restorer } from "./restorer";
import { SecretChoice } from "./secret-choice";

type Props = { readonly restorer: Pick<Restorer, "kept">; readonly onProved: () => void };

/** What opens backups of a store that is locked, before anything of them is told, be there any or none. */
export function KeptProof({ restorer, onProved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<GivenSecret["kind"]>("recovery");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, run } = useAct();
  if (!isOpen) {
    return (
      <QuietButton data-kept-ask="" onClick={() => setOpen(true)}>
        {restoreWords.keptAsk}
      </QuietButton>
    );
  }
  const show = async (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    // The key file is looked for where the backups lie.
    const secret = await chosenSecret({ kind, typed, keyFile: new Blob() });
    if (typeof secret === "string" || secret.kind === "vault") {
      return setProblem(restoreWords.notAKey);
    }
    setProblem(null);
    const given =
      secret.kind === "passphrase"
        ? ({ kind: "passphrase", passphrase: secret.passphrase } as const)
        : secret;
    if (await run(() => restorer.kept(given))) onProved();
  };
  return (
    <form data-kept-proof="" onSubmit={show}>
      <fieldset className="flex flex-col gap-2 text-small">
        <legend className="font-semibold">{restoreWords.keptElsewhere}</legend>
        <p className="text-muted">{restoreWords.keptProof}</p>
        <SecretChoice
          hasVault={false}
          kind={kind}
          onKind={setKind}
          field={field}
          onInput={() => setProblem(null)}
        />
        <QuietButton type="submit" data-kept-show="" disabled={busy}>
          {restoreWords.keptShow}
        </QuietButton>
        <FailureLine failure={problem ?? (failure && restoreFailureSentence(failure))} />
      </fieldset>
    </form>
  );
}
