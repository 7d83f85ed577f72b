import { useRef, useState } from "react";
import type { Connection } from "../../../domain/connection";
import type { Client } from "../../../messaging/client";
import { UnlistedLines } from "../../models/unlisted-lines";
import { useCell } from "../../use-cell";
import { toolServerWords } from "../../words/tool-server-words";
import type { ConnectionController } from "../models/connection-controller";
import { destinationText, secretsText } from "../models/connection-texts";
import { EditForm } from "../models/edit-form";
import { HeldConnection } from "../models/held-connection";
import { ConfirmRemoval } from "../models/remove-connection";
import { RowButton, SourceRow } from "../models/source-row";
import { TestLine } from "../models/test-line";
import { ToolAbout } from "./tool-about";

type Part = "tools" | "edit" | "remove";

type Props = {
  readonly client: Client;
  readonly server: Connection;
  readonly controller: ConnectionController;
  /** It was removed, and what had the keyboard with it. */
  readonly onGone: () => void;
};

/** One server: where it leads, how it does, what it offers, and what can be done with it. */
export function ServerRow(props: Props) {
  const { server, controller } = props;
  const { id, name } = server;
  const [expanded, setExpanded] = useState<Part | null>(null);
  const { tests } = useCell(controller.state);
  const row = useRef<HTMLLIElement>(null);
  const button = (what: Part) => (
    <RowButton
      act={what}
      name={name}
      isOpen={expanded === what}
      onClick={() => setExpanded(expanded === what ? null : what)}
    />
  );
  return (
    <SourceRow
      id={id}
      row={row}
      name={name}
      destination={destinationText(server)}
      detail={secretsText(server)}
      buttons={
        <>
          <RowButton act="test" name={name} onClick={() => controller.test(id)} />
          {button("tools")}
          {button("edit")}
          {button("remove")}
        </>
      }
    >
      {server.held === true ? (
        <HeldConnection client={props.client} connection={server} controller={controller} />
      ) : (
        <TestLine connection={server} test={tests[id]} controller={controller} />
      )}
      {expanded === "tools" && <ServerTools server={server} />}
      {expanded === "edit" && (
        <EditForm
          key={`${name} ${server.url}`}
          connection={server}
          controller={controller}
          onDone={() => {
            setExpanded(null);
            row.current?.querySelector<HTMLElement>("[data-edit]")?.focus();
          }}
        />
      )}
      {expanded === "remove" && (
        <ConfirmRemoval
          id={id}
          means={toolServerWords.list.removeMeans(name)}
          controller={controller}
          onGone={props.onGone}
        />
      )}
    </SourceRow>
  );
}

/** What a server offers, in its own words. */
function ServerTools({ server }: { readonly server: Connection }) {
  const { name, tools = [], unlisted } = server;
  const { list } = toolServerWords;
  return (
    <div data-server-tools="" className="flex flex-col gap-2">
      <p className="text-small text-muted">{tools.length === 0 ? list.noTools : list.where}</p>
      {tools.length > 0 && (
        <ul aria-label={list.toolsOf(name)} className="flex flex-col gap-3">
          {tools.map((tool) => (
            <li key={tool.name} data-server-tool={tool.name} className="flex flex-col gap-1">
              <code className="text-small font-semibold wrap-anywhere">{tool.name}</code>
              <ToolAbout tool={tool} />
            </li>
          ))}
        </ul>
      )}
      <UnlistedLines unlisted={unlisted} />
    </div>
  );
}
