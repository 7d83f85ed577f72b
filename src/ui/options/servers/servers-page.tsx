import { useEffect, useRef, useState } from "react";
import type { ConnectionPreset } from "../../../domain/connection-presets";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { ROWS } from "../../kit/rows-style";
import { PrimaryButton } from "../../primary-button";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { toolServerWords } from "../../words/tool-server-words";
import {
  type ConnectionController,
  createConnectionController,
} from "../models/connection-controller";
import { HeaderFields } from "../models/header-fields";
import { createHostAccess } from "../models/host-access";
import { InClearNote } from "../models/in-clear-note";
import { PlainField } from "../models/plain-field";
import { readNew, viewAddress } from "../models/read-connection";
import { readForm } from "../models/read-form";
import { useForm } from "../models/use-form";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { ServerRow } from "./server-row";
import { showSignIn } from "./show-sign-in";

/** Servers of MCP: which there are, what tools they offer, and a form that adds one. */
export function ServersPage({ client }: { readonly client: Client }) {
  const controller = useServers(client);
  const { connections, failure } = useCell(controller.state);
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, form } = toolServerWords;
  const servers = connections?.filter(({ kind }) => kind === "mcp");
  return (
    <main>
      <SectionHead section="tools" lead={list.why} />
      <PagePart title={list.title} heading={heading}>
        <FailureLine failure={failure} onAgain={controller.look} />
        {servers?.length === 0 && <p className="text-small text-muted">{list.none}</p>}
        {servers !== undefined && servers.length > 0 && (
          <ul aria-label={list.title} className={ROWS}>
            {servers.map((server) => (
              <ServerRow
                key={server.id}
                client={client}
                server={server}
                controller={controller}
                onGone={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
      </PagePart>
      <PagePart title={form.title}>
        <p className="text-small text-muted">{form.why}</p>
        <AddServer controller={controller} />
      </PagePart>
    </main>
  );
}

/** Looked up once when the page appears, and whenever another window has changed them. */
function useServers(client: Client): ConnectionController {
  const [controller] = useState(() => {
    const access = createHostAccess({
      permissions: { request: (what) => chrome.permissions.request(what) },
    });
    return createConnectionController({ client, access, showSignIn });
  });
  useEffect(() => {
    controller.look();
    return client.onListsChange(controller.look);
  }, [client, controller]);
  return controller;
}

const SERVER: ConnectionPreset = { id: "mcp", name: "", kind: "mcp", url: "", keyPage: null };

/** A server of MCP in two fields: where, and with what token. */
function AddServer({ controller }: { readonly controller: Pick<ConnectionController, "add"> }) {
  // Another one makes the fields anew, empty: after each server that was added.
  const [round, setRound] = useState(0);
  const [address, setAddress] = useState("");
  const { form: texts, providers } = connectionWords;
  const { form: own } = toolServerWords;
  const { busy, refusal, submit } = useForm(async (form) => {
    const given = readNew(readForm(new FormData(form)), SERVER);
    const added = await controller.add(given);
    if (added === null) return providers.accessRefused(new URL(given.url).host);
    setAddress("");
    setRound(round + 1);
    document.querySelector<HTMLElement>(`[data-source-row="${added.id}"] [data-test]`)?.focus();
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
