import { type RefObject, useId } from "react";
import { SecretField } from "../kit/secret-field";
import { restoreWords } from "../words/restore-words";
import type { GivenSecret } from "./chosen-secret";

type Kind = GivenSecret["kind"];

type Props = {
  /** Whether a vault is open, which may be the one that made the backup. */
  readonly hasVault: boolean;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onInput: () => void;
};

const TYPED = ["recovery", "passphrase"] as const;

/** What opens the backup: the vault that is open, the printed key, or the passphrase with its key file. */
export function SecretChoice({ hasVault, kind, onKind, field, onInput }: Props) {
  const name = useId();
  const hintId = useId();
  const kinds: readonly Kind[] = hasVault ? ["vault", ...TYPED] : TYPED;
  return (
    <fieldset className="flex flex-col gap-2 text-small">
      <legend className="mb-1">{restoreWords.secret}</legend>
      {kinds.map((one) => (
        <label key={one} className="flex items-start gap-2">
          <input
            type="radio"
            name={name}
            data-restore-secret={one}
            checked={kind === one}
            onChange={() => onKind(one)}
            className="mt-1 accent-accent"
          />
          {restoreWords[one]}
        </label>
      ))}
      {/* A field of its own for each: what was typed for one is not sent as the other. */}
      {kind !== "vault" && (
        <SecretField
          key={kind}
          name={kind}
          label={restoreWords[`${kind}Field`]}
          field={field}
          canShow
          describedBy={hintId}
          onInput={onInput}
        />
      )}
      <p id={hintId} className="text-meta text-muted">
        {restoreWords[`${kind}Hint`]}
      </p>
    </fieldset>
  );
}
