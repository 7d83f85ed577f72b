import { useEffect, useRef, useState } from "react";
import { AppError } from "../../../domain/app-error";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { ROWS } from "../../kit/rows-style";
import { useCell } from "../../use-cell";
import { toolServerWords } from "../../words/tool-server-words";
import {
  type ConnectionController,
  createConnectionController,
} from "../models/connection-controller";
import { createHostAccess } from "../models/host-access";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { AddServer } from "./add-server";
import { ServerRow } from "./server-row";

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

/**
 * The browser's window for it, which keeps what is typed there from us. Fails with `provider-auth` where
 * it is closed, and with `provider-unreachable` where it could show nothing.
 */
async function showSignIn(url: string): Promise<string> {
  try {
    const answer = await chrome.identity.launchWebAuthFlow({ url, interactive: true });
    if (answer !== undefined) return answer;
  } catch (cause) {
    // Told apart by the browser's words alone, in English whatever its language is.
    if (!/did not approve/.test(String(cause))) {
      throw new AppError("provider-unreachable", { data: { host: new URL(url).host }, cause });
    }
  }
  throw new AppError("provider-auth", { data: { reason: "window-closed" } });
}
