import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { type Attached, type Attachment, MAX_FILE_BYTES } from "../../domain/attachment";
import type { Connection } from "../../domain/connection";
import { withoutHidden } from "../../domain/hidden-characters";
import type { App } from "../app";
import { attachmentAdd } from "./attachment-handlers";

/** What servers offered for messages when they were asked last. */
export async function serverOffers({
  store,
}: Pick<App, "store">): Promise<CallOutput<"server.offers">> {
  const all = await store.connections.list();
  const servers = all.filter(({ kind, held }) => kind === "mcp" && held !== true);
  return {
    servers: servers.map(({ id, name, createdAt, url, prompts = [], resources = [] }) => {
      return { id, name, createdAt, host: new URL(url).host, prompts, resources };
    }),
  };
}

type Asking = Pick<App, "store" | "toolServers" | "signal">;
type Input = CallInput<"server.attach">;

/** Attaches what a server says; fails with `not-found` where there is no such server, or it says nothing. */
export async function serverAttach(app: Asking, input: Input): Promise<Attachment> {
  const { id, conversationId, server: serverId } = input;
  const server = await app.store.connections.find(serverId);
  if (server?.kind !== "mcp") throw notFound("server");
  const text = withoutHidden(await ask(app, server, input)).trim();
  if (text === "") throw notFound("text");
  const attached = toFile(server, input.what, text);
  return attachmentAdd(app, { id, conversationId, attached });
}

function ask({ toolServers, signal }: Asking, server: Connection, { what }: Input) {
  return what.kind === "resource"
    ? toolServers().readResource(server, what.uri, signal)
    : toolServers().getPrompt(server, what, signal);
}

/** UTF-8 takes three bytes for most scripts: what is above is cut by characters. */
const ROOM = Math.floor(MAX_FILE_BYTES / 3) - 1_000;
const LONGEST_NAME = 120;

/** A file that says where it is from, for whoever reads it, and is trusted by nobody. */
function toFile(server: Connection, what: Input["what"], text: string): Attached {
  const { host } = new URL(server.url);
  const known = server.resources?.find(({ uri }) => what.kind === "resource" && uri === what.uri);
  const name = what.kind === "prompt" ? what.name : (known?.name ?? what.uri);
  const from = what.kind === "prompt" ? `Prompt: ${what.name}` : `Resource: ${what.uri}`;
  const rest = text.length - ROOM;
  return {
    kind: "text",
    name: name.slice(0, LONGEST_NAME),
    text: [
      `${from}\nServer: ${host}`,
      // Half of a character is none.
      text.slice(0, ROOM).replace(/[\ud800-\udbff]$/, ""),
      ...(rest > 0 ? [`[Left out: ${rest} more characters]`] : []),
    ].join("\n\n"),
    taint: ["tool"],
  };
}

function notFound(kind: string): AppError {
  return new AppError("not-found", { data: { kind } });
}
