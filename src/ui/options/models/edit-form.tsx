import { useState } from "react";
import type { CallInput } from "../../../contract/contract";
import type { Connection } from "../../../domain/connection";
import { cleanHeaders, cleanKey, refuseInClear } from "../../../domain/connection-secrets";
import { originOf, parseConnectionUrl } from "../../../domain/connection-url";
import { FailureLine } from "../../failure-line";
import { CheckField } from "../../kit/check-field";
import { QuietButton } from "../../quiet-button";
import { connectionWords } from "../../words/connection-words";
import { ApiField } from "./api-field";
import type { ConnectionController } from "./connection-controller";
import { HeaderFields } from "./header-fields";
import { InClearNote } from "./in-clear-note";
import { PlainField } from "./plain-field";
import { type Typed, viewAddress } from "./read-connection";
import { readForm } from "./read-form";
import { useForm } from "./use-form";

type Props = {
  readonly connection: Connection;
  readonly controller: Pick<ConnectionController, "update" | "look">;
  readonly onDone: () => void;
};

/** Name, address and secrets of a connection; what is kept of the secrets is told, never shown. */
export function EditForm({ connection, controller, onDone }: Props) {
  const [address, setAddress] = useState(connection.url);
  const [forget, setForget] = useState({ key: false, headers: false });
  const view = viewAddress(address, connection.kind);
  const isMoved = view.url !== null && originOf(view.url) !== originOf(connection.url);
  const hasSecrets = connection.hasKey || connection.headerNames.length > 0;
  const { form: texts, providers } = connectionWords;
  const { busy, refusal, submit } = useForm(async (form) => {
    const change = readChange(connection, readForm(new FormData(form)), forget);
    if (change !== null && (await controller.update(change)) === null) {
      return providers.accessRefused(new URL(change.url ?? connection.url).host);
    }
    onDone();
    return null;
  });
  const isConflict = refusal !== null && typeof refusal !== "string" && refusal.code === "conflict";
  return (
    <form data-connection-edit="" onSubmit={submit} className="flex flex-col gap-3">
      <PlainField name="name" label={texts.name} defaultValue={connection.name} maxLength={100} />
      <PlainField
        name="address"
        label={texts.address}
        defaultValue={connection.url}
        dir="ltr"
        maxLength={2_000}
        onText={setAddress}
      />
      {view.isInClear && <InClearNote />}
      {isMoved && hasSecrets && (
        <p role="status" data-key-goes="" className="text-small text-caution">
          {texts.keyGoes}
        </p>
      )}
      <KeyFields
        isKept={connection.hasKey && !isMoved}
        isForgotten={forget.key}
        onForget={(key) => setForget({ ...forget, key })}
      />
      {connection.kind === "openai" && <ApiField api={connection.api ?? null} />}
      <HeaderFields />
      <KeptHeaders
        names={isMoved ? [] : connection.headerNames}
        isForgotten={forget.headers}
        onForget={(headers) => setForget({ ...forget, headers })}
      />
      <div className="flex flex-wrap gap-2">
        <QuietButton type="submit" data-save="" aria-disabled={busy}>
          {texts.save}
        </QuietButton>
        <QuietButton data-cancel="" onClick={onDone}>
          {texts.cancel}
        </QuietButton>
      </div>
      <FailureLine
        failure={isConflict ? providers.changedElsewhere : refusal}
        onAgain={isConflict ? controller.look : undefined}
      />
    </form>
  );
}

type ForgetProps = {
  /** Whether it is to be kept no more. */
  readonly isForgotten: boolean;
  readonly onForget: (forget: boolean) => void;
};

function KeyFields({ isKept, isForgotten, onForget }: ForgetProps & { readonly isKept: boolean }) {
  const { form: texts } = connectionWords;
  return (
    <>
      <PlainField
        name="key"
        label={texts.key}
        dir="ltr"
        maxLength={4_000}
        note={isKept ? texts.keyStays : texts.keyHint}
        isSecret
      />
      {isKept && (
        <CheckField name="forget-key" checked={isForgotten} onChange={onForget}>
          {texts.keyForget}
        </CheckField>
      )}
    </>
  );
}

type HeadersProps = ForgetProps & { readonly names: readonly string[] };

function KeptHeaders({ names, isForgotten, onForget }: HeadersProps) {
  const { form: texts } = connectionWords;
  if (names.length === 0) return null;
  return (
    <CheckField
      name="forget-headers"
      checked={isForgotten}
      note={texts.headersKept(names.join(", "))}
      onChange={onForget}
    >
      {texts.headersForget}
    </CheckField>
  );
}

/** What is to be forgotten of what is kept. */
type Forgotten = { readonly key: boolean; readonly headers: boolean };

/**
 * What differs from the connection as it is, as the worker is told it; an empty field for a secret
 * leaves what is kept. Null where nothing differs. Fails as `readNew` does.
 */
export function readChange(
  connection: Connection,
  typed: Typed,
  forget: Forgotten,
): CallInput<"connection.update"> | null {
  const url = parseConnectionUrl(typed.address, connection.kind);
  const name = typed.name.trim();
  const key = cleanKey(typed.key);
  const headers = cleanHeaders(typed.headers);
  const change = {
    ...(name !== "" && name !== connection.name ? { name } : {}),
    ...(url === connection.url ? {} : { url }),
    ...(key !== null ? { key } : forget.key ? { key: null } : {}),
    ...(headers.length > 0 ? { headers } : forget.headers ? { headers: [] } : {}),
    ...(typed.api === (connection.api ?? null) ? {} : { api: typed.api }),
  };
  if (Object.keys(change).length === 0) return null;
  refuseInClear(url, { key, headers });
  return { id: connection.id, version: connection.version, ...change };
}
