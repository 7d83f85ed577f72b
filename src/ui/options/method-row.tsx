import { FingerprintPattern, KeyRound, LockOpen, ScrollText } from "lucide-react";
import { useState } from "react";
import type { UnlockMethod } from "../../contract/vault";
import type { NewMethod } from "../../domain/unlock-method";
import type { Client } from "../../messaging/client";
import { QuietButton } from "../quiet-button";
import { NewMethodForm } from "../set-up/new-method-form";
import { formatDate, formatExactDate, formatIso } from "../words/format";
import { optionsWords } from "../words/options-words";
import { words } from "../words/words";
import type { UnlockMethods } from "./use-unlock-methods";

const ICONS = {
  device: LockOpen,
  passphrase: KeyRound,
  passkey: FingerprintPattern,
  recovery: ScrollText,
};

type Props = {
  readonly client: Pick<Client, "call">;
  readonly method: UnlockMethod;
  readonly isLast: boolean;
  readonly use: UnlockMethods;
};

/** One unlock method: its kind, its day, and how it is replaced or removed. */
export function MethodRow({ client, method, isLast, use }: Props) {
  const [expanded, setExpanded] = useState<"replace" | "remove" | null>(null);
  const Icon = ICONS[method.kind];
  const { lockPage } = optionsWords;
  const kind = words.methodNames[method.kind];
  const toggle = (what: "replace" | "remove") => setExpanded(expanded === what ? null : what);
  return (
    <li data-method={method.kind} className="flex flex-col gap-3 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon size={18} aria-hidden="true" className="shrink-0" />
        <span className="grow font-semibold">{kind}</span>
        <time
          dateTime={formatIso(method.createdAt)}
          title={formatExactDate(method.createdAt)}
          className="text-meta text-muted"
        >
          {lockPage.added(formatDate(method.createdAt))}
        </time>
        {method.kind !== "device" && (
          <span className="flex gap-2">
            <QuietButton
              data-replace=""
              aria-label={`${lockPage.replace}: ${kind}`}
              aria-expanded={expanded === "replace"}
              onClick={() => toggle("replace")}
            >
              {lockPage.replace}
            </QuietButton>
            <QuietButton
              data-remove=""
              aria-label={`${lockPage.remove}: ${kind}`}
              aria-expanded={expanded === "remove"}
              disabled={isLast}
              title={isLast ? lockPage.lastMethod : undefined}
              onClick={() => toggle("remove")}
            >
              {lockPage.remove}
            </QuietButton>
          </span>
        )}
      </div>
      {expanded === "remove" && (
        <ConfirmRemove kind={kind} busy={use.busy} onConfirm={() => use.remove(method.id)} />
      )}
      {expanded === "replace" && method.kind !== "device" && (
        <NewMethodForm
          kind={method.kind}
          client={client}
          busy={use.busy}
          onMethod={(made: NewMethod) =>
            use.replace(method.id, made).then((done) => done && setExpanded(null))
          }
        />
      )}
    </li>
  );
}

function ConfirmRemove(props: {
  readonly kind: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}) {
  return (
    <div className="flex flex-col gap-2 text-small">
      <p>{optionsWords.lockPage.removeMeans(props.kind)}</p>
      <QuietButton data-remove-confirm="" disabled={props.busy} onClick={props.onConfirm}>
        {optionsWords.lockPage.removeConfirm}
      </QuietButton>
    </div>
  );
}
