import { isRecord } from "../domain/is-record";
import { type Params, RpcError, UNSUPPORTED_VERSION } from "./json-rpc";

/** Agreed on by `initialize`, the newest first. */
const BY_HANDSHAKE = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;

/** Told by each request, without a handshake. */
const BY_REQUEST = ["2026-07-28"] as const;

const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CLIENT_KEY = "io.modelcontextprotocol/clientInfo";
const SERVER_KEY = "io.modelcontextprotocol/serverInfo";

/** What we call ourselves. */
export type ServerInfo = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
};

/** What is agreed on where a program asks for that version: the same, or the newest that we know. */
export function agreeOn(requested: unknown): string {
  return BY_HANDSHAKE.find((one) => one === requested) ?? BY_HANDSHAKE[0];
}

/** Whether a request tells a version by itself; fails where we do not know that one. */
export function hasVersion(params: Params): boolean {
  const version = metaOf(params)[VERSION_KEY];
  if (version === undefined) return false;
  if (BY_REQUEST.some((one) => one === version)) return true;
  const data = { supported: BY_REQUEST, requested: version };
  throw new RpcError(UNSUPPORTED_VERSION, "Unsupported protocol version.", data);
}

/** What a program calls itself, where a message says so. */
export function clientOf(params: Params): string | null {
  const clientInfo = params.clientInfo ?? metaOf(params)[CLIENT_KEY];
  if (!isRecord(clientInfo)) return null;
  const { name, title, version } = clientInfo;
  const words = [title ?? name, version].filter((word) => typeof word === "string");
  return words.length === 0 ? null : words.join(" ").slice(0, 100);
}

/** Methods whose results say how long they hold. */
const CACHEABLE =
  /^(server\/discover|(tools|prompts|resources|resources\/templates)\/list|resources\/read)$/;

/** A result in the form of the version without a handshake. */
export function withVersionFields(method: string, result: Params, info: ServerInfo): Params {
  return {
    ...result,
    resultType: "complete",
    ...(CACHEABLE.test(method) ? { ttlMs: 0, cacheScope: "private" } : {}),
    _meta: { ...metaOf(result), [SERVER_KEY]: info },
  };
}

/** What `server/discover` tells of versions. */
export const supportedVersions: readonly string[] = BY_REQUEST;

function metaOf(params: Params): Params {
  return isRecord(params._meta) ? params._meta : {};
}
