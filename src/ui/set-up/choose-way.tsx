import { FingerprintPattern, KeyRound, LockOpen } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useCanPasskey } from "../lock/use-can-passkey";
import { OwnText } from "../own-text/own-text";
import { words } from "../words/words";

type Props = {
  readonly busy: boolean;
  readonly onKind: (kind: "passphrase" | "passkey") => void;
  readonly onNone: () => void;
};

/** The three ways to begin, each with what it means. */
export function ChooseWay({ busy, onKind, onNone }: Props) {
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
          disabled={busy}
          onClick={() => onKind("passphrase")}
        />
        <Choice
          kind="passkey"
          Icon={FingerprintPattern}
          name={setUp.passkey}
          hint={canPasskey ? setUp.passkeyHint : setUp.noPasskey}
          disabled={busy || !canPasskey}
          onClick={() => onKind("passkey")}
        />
        <Choice
          kind="device"
          Icon={LockOpen}
          name={setUp.none}
          hint={setUp.noneHint}
          disabled={busy}
          onClick={onNone}
        />
      </div>
      <p className="text-small text-muted">
        <OwnText text={busy ? setUp.working : setUp.changeLater} />
      </p>
    </>
  );
}

function Choice(props: {
  readonly kind: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly "aria-hidden": "true" }>;
  readonly name: ReactNode;
  readonly hint: ReactNode;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
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
