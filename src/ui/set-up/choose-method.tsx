import { FingerprintPattern, KeyRound, LockOpen } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { useCanPasskey } from "../lock/use-can-passkey";
import { words } from "../words/words";

type Props = {
  readonly busy: boolean;
  /** What the person comes back from: it has the keyboard again. */
  readonly former: "passphrase" | "passkey" | null;
  readonly onKind: (kind: "passphrase" | "passkey") => void;
  readonly onNone: () => void;
};

/** The unlock methods to begin with, each with what it means; a passkey only where the browser has any. */
export function ChooseMethod({ busy, former, onKind, onNone }: Props) {
  const canPasskey = useCanPasskey();
  const { setUp } = words;
  return (
    <>
      <p className="text-muted">{setUp.why}</p>
      <div className="flex flex-col gap-2">
        <Choice
          kind="passphrase"
          Icon={KeyRound}
          name={setUp.passphrase}
          hint={setUp.passphraseHint}
          hasFocus={former === "passphrase"}
          disabled={busy}
          onClick={() => onKind("passphrase")}
        />
        {canPasskey && (
          <Choice
            kind="passkey"
            Icon={FingerprintPattern}
            name={setUp.passkey}
            hint={setUp.passkeyHint}
            hasFocus={former === "passkey"}
            disabled={busy}
            onClick={() => onKind("passkey")}
          />
        )}
        <Choice
          kind="device"
          Icon={LockOpen}
          name={setUp.none}
          hint={setUp.noneHint}
          disabled={busy}
          onClick={onNone}
        />
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {busy && setUp.working}
      </p>
    </>
  );
}

function Choice(props: {
  readonly kind: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly "aria-hidden": "true" }>;
  readonly name: ReactNode;
  readonly hint: ReactNode;
  readonly hasFocus?: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { hasFocus = false } = props;
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <button
      ref={button}
      type="button"
      data-choose={props.kind}
      disabled={props.disabled}
      onClick={props.onClick}
      className="flex items-start gap-3 rounded-lg border border-line bg-raised p-3 text-start hover:bg-tint disabled:bg-page"
    >
      <span className="mt-0.5 shrink-0">
        <props.Icon size={18} aria-hidden="true" />
      </span>
      <span className="flex flex-col">
        <span className="font-semibold">{props.name}</span>
        <span className="text-small text-muted">{props.hint}</span>
      </span>
    </button>
  );
}
