import { AppError } from "../../domain/app-error";
import type { Connection, Header, Secrets } from "../../domain/connection";
import { CONNECTION_PRESETS } from "../../domain/connection-presets";
import { cleanHeaders, cleanKey, refuseInClear } from "../../domain/connection-secrets";
import { originOf } from "../../domain/connection-url";
import type { RowDeps } from "../rows/row-deps";

export type ConnectionDeps = Omit<RowDeps, "database">;

type Given = Pick<Secrets, "key" | "grant"> & { readonly headers: readonly Header[] };

/** The secrets for that address; fails with `bad-request` where they cannot go there. */
export function toSecrets(url: string, given: Given): Secrets {
  const secrets = {
    origin: originOf(url),
    key: cleanKey(given.key),
    headers: cleanHeaders(given.headers),
    ...(given.grant === undefined ? {} : { grant: given.grant }),
  };
  refuseInClear(url, secrets);
  return secrets;
}

/** What may be told of secrets. */
export function describeSecrets({
  key,
  headers,
  grant,
}: Secrets): Pick<Connection, "hasKey" | "headerNames" | "signedInAt"> {
  return {
    hasKey: key !== null,
    headerNames: headers.map(({ name }) => name),
    signedInAt: grant === undefined ? undefined : originOf(grant.tokenUrl),
  };
}

/** Whether there is nothing to keep. */
export function isEmpty({ key, headers, grant }: Secrets): boolean {
  return key === null && headers.length === 0 && grant === undefined;
}

/** What a connection is called; two may have the same name: their hosts tell them apart. */
export function nameOf(given: string, { preset, url }: Pick<Connection, "preset" | "url">): string {
  const known = CONNECTION_PRESETS.find(({ id }) => id === preset)?.name ?? "";
  return [given.trim(), known, new URL(url).host].find((name) => name !== "") ?? "";
}

/** There is no such connection. */
export function notFound(): AppError {
  return new AppError("not-found", { data: { kind: "connection" } });
}
