import { useEffect, useRef, useState } from "react";
import { CONNECTION_PRESETS } from "../../../domain/connection-presets";
import type { Id } from "../../../domain/id";
import { FailureLine } from "../../failure-line";
import { SelectField } from "../../kit/select-field";
import { ExternalLink } from "../../markdown/external-link";
import { PrimaryButton } from "../../primary-button";
import { connectionWords } from "../../words/connection-words";
import { useSubpath } from "../use-section";
import { ApiField } from "./api-field";
import type { ConnectionController } from "./connection-controller";
import { HeaderFields } from "./header-fields";
import { InClearNote } from "./in-clear-note";
import { PlainField } from "./plain-field";
import { presetOf, readNew, viewAddress } from "./read-connection";
import { readForm } from "./read-form";
import { useForm } from "./use-form";

type Props = { readonly controller: Pick<ConnectionController, "add"> };

/** A provider in three fields: which, where, and with what key. */
export function AddForm({ controller }: Props) {
  const [presetId, setPresetId] = useState(CONNECTION_PRESETS[0]?.id ?? "");
  // Another one makes the fields anew, empty: after each connection that was added.
  const [round, setRound] = useState(0);
  const preset = presetOf(presetId);
  const form = useRef<HTMLFormElement>(null);
  const isCalled = useSubpath() === "connect";
  useEffect(() => {
    if (isCalled) form.current?.querySelector("select")?.focus();
  }, [isCalled]);
  const [address, setAddress] = useState(preset.url);
  const view = viewAddress(address, preset.kind);
  const { form: texts, providers } = connectionWords;
  const { busy, refusal, submit } = useForm(async (form) => {
    const given = readNew(readForm(new FormData(form)), preset);
    const added = await controller.add(given);
    if (added === null) return providers.accessRefused(new URL(given.url).host);
    setAddress(preset.url);
    setRound(round + 1);
    showRow(added.id);
    return null;
  });
  const choose = (id: string) => {
    setPresetId(id);
    setAddress(presetOf(id).url);
  };
  const key = `${preset.id} ${round}`;
  return (
    <form ref={form} data-connection-add="" onSubmit={submit} className="flex flex-col gap-3">
      <SelectField
        name="provider"
        label={texts.provider}
        value={presetId}
        options={PROVIDERS}
        onChange={choose}
      />
      <PlainField
        key={`address ${key}`}
        name="address"
        label={texts.address}
        defaultValue={preset.url}
        dir="ltr"
        maxLength={2_000}
        note={texts.addressHint}
        onText={setAddress}
      />
      {view.isInClear && <InClearNote />}
      <KeyField key={`key ${key}`} keyPage={preset.keyPage} />
      <Advanced key={`advanced ${key}`} hasApi={preset.kind === "openai"} />
      <PrimaryButton type="submit" data-add="" aria-disabled={busy}>
        {busy ? texts.adding : texts.add}
      </PrimaryButton>
      <FailureLine failure={refusal} />
    </form>
  );
}

const PROVIDERS: Readonly<Record<string, string>> = Object.fromEntries(
  CONNECTION_PRESETS.map(({ id, name }) => [id, name === "" ? connectionWords.form.other : name]),
);

/**
 * Always there and at one place, so that what is typed stays while the address is written; its label
 * tells whether a key is wanted. The page where one is made is named in full.
 */
function KeyField({ keyPage }: { readonly keyPage: string | null }) {
  const { form } = connectionWords;
  return (
    <>
      <PlainField
        name="key"
        label={keyPage === null ? form.keyOptional : form.key}
        dir="ltr"
        maxLength={4_000}
        note={form.keyHint}
        isSecret
      />
      {keyPage !== null && (
        <p data-key-page="" className="text-small wrap-anywhere">
          {`${form.getKey}: `}
          <ExternalLink href={keyPage}>{keyPage}</ExternalLink>
        </p>
      )}
    </>
  );
}

function Advanced({ hasApi }: { readonly hasApi: boolean }) {
  const { form } = connectionWords;
  return (
    <details data-advanced="" className="flex flex-col">
      <summary className="cursor-pointer self-start rounded-sm text-small text-muted hover:text-ink">
        {form.advanced}
      </summary>
      <div className="flex flex-col gap-3 pt-3">
        <PlainField name="name" label={form.name} maxLength={100} note={form.nameHint} />
        {hasApi && <ApiField api={null} />}
        <HeaderFields />
      </div>
    </details>
  );
}

/** Brings the new row, where its test is told, before whoever added it; it stands there by then. */
function showRow(id: Id): void {
  document.querySelector<HTMLElement>(`[data-source-row="${id}"] [data-test]`)?.focus();
}
