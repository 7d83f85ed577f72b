import { useState } from "react";
import type { ConnectionPreset } from "../../../domain/connection-presets";
import { FailureLine } from "../../failure-line";
import { PrimaryButton } from "../../primary-button";
import { connectionWords } from "../../words/connection-words";
import { toolServerWords } from "../../words/tool-server-words";
import type { ConnectionController } from "../models/connection-controller";
import { HeaderFields } from "../models/header-fields";
import { InClearNote } from "../models/in-clear-note";
import { PlainField } from "../models/plain-field";
import { readNew, viewAddress } from "../models/read-connection";
import { readForm } from "../models/read-form";
import { useForm } from "../models/use-form";

const SERVER: ConnectionPreset = { id: "mcp", name: "", kind: "mcp", url: "", keyPage: null };

/** A server of MCP in two fields: where, and with what token. */
export function AddServer({
  controller,
}: {
  readonly controller: Pick<ConnectionController, "add">;
}) {
  // Another one makes the fields anew, empty: after each server that was added.
  const [round, setRound] = useState(0);
  const [address, setAddress] = useState("");
  const { form: texts, places } = connectionWords;
  const { form: own } = toolServerWords;
  const { busy, refusal, submit } = useForm(async (form) => {
    const given = readNew(readForm(new FormData(form)), SERVER);
    const added = await controller.add(given);
    if (added === null) return places.accessRefused(new URL(given.url).host);
    setAddress("");
    setRound(round + 1);
    document.querySelector<HTMLElement>(`[data-place="${added.id}"] [data-test]`)?.focus();
    return null;
  });
  return (
    <form data-server-add="" onSubmit={submit} className="flex flex-col gap-3">
      <PlainField
        key={`address ${round}`}
        name="address"
        label={texts.address}
        dir="ltr"
        maxLength={2_000}
        note={own.addressHint}
        onText={setAddress}
      />
      {viewAddress(address, "mcp").isInClear && <InClearNote />}
      <PlainField
        key={`key ${round}`}
        name="key"
        label={own.key}
        dir="ltr"
        maxLength={4_000}
        note={own.keyHint}
        isSecret
      />
      <details key={`advanced ${round}`} data-advanced="" className="flex flex-col">
        <summary className="cursor-pointer self-start rounded-sm text-small text-muted hover:text-ink">
          {texts.advanced}
        </summary>
        <div className="flex flex-col gap-3 pt-3">
          <PlainField name="name" label={texts.name} maxLength={100} note={texts.nameHint} />
          <HeaderFields />
        </div>
      </details>
      <PrimaryButton type="submit" data-add="" aria-disabled={busy}>
        {busy ? texts.adding : texts.add}
      </PrimaryButton>
      <FailureLine failure={refusal} />
    </form>
  );
}
