import type { Connection, Secrets } from "../../domain/connection";
import { originOf } from "../../domain/connection-url";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import type { ServerTool } from "../../domain/server-tool";
import type { GrantKeeping } from "../../domain/sign-in";
import type { Unlisted } from "../../domain/unlisted";
import type { Database } from "../database/open-database";
import { nextVersion } from "../database/schema";
import { tryOpenAll } from "../rows/row-reader";
import { tombstonePuts } from "../rows/tombstones";
import { recorded, type UndoRecord } from "../rows/undo-record";
import { addConnection, type NewConnection } from "./add-connection";
import { answerOrigin, type OriginAnswer } from "./answer-origin";
import { type ConnectionDeps, notFound } from "./connection-fields";
import { connectionToPut, rowToConnection } from "./connection-rows";
import { keepGrant } from "./keep-grant";
import { type Unheld, unholdConnection } from "./unhold-connection";
import { type ConnectionChange, updateConnection } from "./update-connection";

export type ConnectionStore = {
  /** Those that open, the one made first before the others. */
  readonly list: () => Promise<readonly Connection[]>;
  /** Null where there is none; `row-tampered` where it does not open. */
  readonly find: (id: Id) => Promise<Connection | null>;
  /** To be read at the time of a request, and kept nowhere; null where there are none. */
  readonly readSecrets: (id: Id) => Promise<Secrets | null>;
  readonly add: (input: NewConnection) => Promise<Connection>;
  readonly update: (input: ConnectionChange) => Promise<Connection>;
  /** Removes one with its secrets, and notes what takes that back; `not-found`. */
  readonly remove: (input: Removed) => Promise<void>;
  readonly keepModels: (input: Listed) => Promise<Connection>;
  /** As `keepModels`, of what a server of MCP has listed. */
  readonly keepTools: (input: ListedTools) => Promise<Connection>;
  readonly keepGrant: (input: GrantKeeping) => Promise<Connection>;
  /**
   * Keeps that the origin is taken out of requests to that server, unless the person has said so or
   * otherwise; where the connection leads elsewhere by now, or is gone, nothing is kept.
   */
  readonly hideOrigin: (input: { readonly id: Id; readonly origin: string }) => Promise<void>;
  /** Keeps the person's newest answer where a connection to that origin was told the opposite. */
  readonly answerOrigin: (input: OriginAnswer) => Promise<void>;
  /** Lets what came with a backup do what it would; nothing where there is no such connection. */
  readonly unhold: (input: Unheld) => Promise<void>;
};

type Removed = { readonly id: Id; readonly record?: UndoRecord | undefined };

/** The servers that a person has set up; a connection's secrets lie in a row of their own. */
export function createConnectionStore(
  deps: ConnectionDeps & { readonly database: Database },
): ConnectionStore {
  const { reader } = deps;
  return {
    list: () => listConnections(deps),
    find: async (id) => {
      const opened = await reader.get("connections", id);
      return opened === null ? null : rowToConnection(opened);
    },
    readSecrets: async (id) => (await reader.get("secrets", id))?.payload ?? null,
    add: (input) => addConnection(deps, input),
    update: (input) => updateConnection(deps, input),
    remove: ({ id, record }) => removeConnection(recorded(deps, record), id),
    keepModels: ({ source, models, unlisted }) =>
      keepListed(deps, { source, listed: { models: [...models] }, unlisted }),
    keepTools: ({ source, tools, beside, unlisted }) =>
      keepListed(deps, { source, listed: { ...beside, tools: [...tools] }, unlisted }),
    keepGrant: (input) => keepGrant(deps, input),
    hideOrigin: (input) => hideOrigin(deps, input),
    answerOrigin: (input) => answerOrigin(deps, input),
    unhold: (input) => unholdConnection(deps, input),
  };
}

/** Removes a connection and its secrets, whether they open or not; fails with `not-found`. */
async function removeConnection(deps: ConnectionDeps, id: Id): Promise<void> {
  const { reader, writer, clock } = deps;
  await writer.write(async (commit) => {
    const [row, secrets] = await Promise.all([
      reader.find("connections", id),
      reader.find("secrets", id),
    ]);
    if (row === null) throw notFound();
    await commit({
      durability: "strict",
      puts: tombstonePuts([{ table: "connections", id }], clock.now()),
      removals: [
        { table: "connections", row },
        ...(secrets === null ? [] : [{ table: "secrets" as const, row: secrets }]),
      ],
    });
  });
}

type Listing = {
  /** The connection as it was when its server was asked. */
  readonly source: Connection;
  /** What it has and does not offer. */
  readonly unlisted?: readonly Unlisted[] | undefined;
};

type Listed = Listing & { readonly models: readonly Model[] };

type ListedTools = Listing & {
  readonly tools: readonly ServerTool[];
  /** What else it has, where it was asked for that, too. */
  readonly beside?: Pick<Connection, "prompts" | "resources"> | undefined;
};

type Keeping = Listing & {
  readonly listed: Partial<Pick<Connection, "models" | "tools" | "prompts" | "resources">>;
};

/**
 * Keeps what a connection's server has listed, unless it was given another address meanwhile; gives
 * the connection as it is then. Fails with `not-found`.
 */
async function keepListed(
  { reader, writer, clock }: ConnectionDeps,
  { source, listed, unlisted = [] }: Keeping,
): Promise<Connection> {
  return writer.write(async (commit) => {
    const opened = await reader.get("connections", source.id);
    if (opened === null) throw notFound();
    const before = rowToConnection(opened);
    if (before.url !== source.url) return before;
    const { unlisted: _, ...known } = before;
    const beside = unlisted.length === 0 ? {} : { unlisted: [...unlisted] };
    const next = { ...known, ...listed, ...beside, listedAt: clock.now() };
    await commit({ durability: "relaxed", puts: [connectionToPut(next, opened.row)] });
    return { ...next, version: nextVersion(opened.row) };
  });
}

async function hideOrigin(
  { reader, writer }: ConnectionDeps,
  { id, origin }: { readonly id: Id; readonly origin: string },
): Promise<void> {
  await writer.write(async (commit) => {
    const opened = await reader.get("connections", id);
    if (opened === null) return;
    const before = rowToConnection(opened);
    if (originOf(before.url) !== origin || before.hidesOrigin !== undefined) return;
    const next = { ...before, hidesOrigin: true };
    await commit({ durability: "strict", puts: [connectionToPut(next, opened.row)] });
  });
}

/** The connections that open, the one made first before the others; the rest are reported. */
async function listConnections({
  reader,
}: Pick<ConnectionDeps, "reader">): Promise<readonly Connection[]> {
  const rows = await reader.findAll("connections");
  const opened = await tryOpenAll(reader, "connections", rows);
  return opened.map(rowToConnection).sort((left, right) => left.createdAt - right.createdAt);
}
