import type { CallInput } from "../../../contract/contract";
import { AppError } from "../../../domain/app-error";
import type { ConnectionKind, Header } from "../../../domain/connection";
import { CONNECTION_PRESETS, type ConnectionPreset } from "../../../domain/connection-presets";
import { cleanHeaders, cleanKey, refuseInClear } from "../../../domain/connection-secrets";
import { isLoopbackUrl, parseConnectionUrl } from "../../../domain/connection-url";
import type { OpenaiApi } from "../../../domain/habit";

/** The preset of an id; the one for any other server where there is none. */
export function presetOf(id: string): ConnectionPreset {
  const found = CONNECTION_PRESETS.find((preset) => preset.id === id);
  const other = found ?? CONNECTION_PRESETS.at(-1);
  if (other === undefined) throw new AppError("internal");
  return other;
}

/** What a typed address is so far: where it leads, and whether that is read by others on the way. */
export type AddressView = {
  /** Null while it is no address. */
  readonly url: string | null;
  readonly isHere: boolean;
  readonly isInClear: boolean;
};

/** What a typed address means, for what the form says while it is typed. */
export function viewAddress(text: string, kind: ConnectionKind): AddressView {
  try {
    const url = parseConnectionUrl(text, kind);
    const isHere = isLoopbackUrl(url);
    return { url, isHere, isInClear: !isHere && url.startsWith("http:") };
  } catch {
    return { url: null, isHere: false, isInClear: false };
  }
}

export type Typed = {
  readonly address: string;
  readonly key: string;
  readonly name: string;
  readonly headers: readonly Header[];
  /** Null for what each model's habits tell. */
  readonly api: OpenaiApi | null;
};

/**
 * What is typed as the worker is told it. Fails with `bad-request` where the address is none, or
 * where a secret would go over plain http beyond this machine: nothing is sent then.
 */
export function readNew(typed: Typed, preset: ConnectionPreset): CallInput<"connection.add"> {
  const url = parseConnectionUrl(typed.address, preset.kind);
  const key = cleanKey(typed.key);
  const headers = cleanHeaders(typed.headers);
  refuseInClear(url, { key, headers });
  const name = typed.name.trim();
  return {
    kind: preset.kind,
    preset: preset.name === "" ? null : preset.id,
    url,
    key,
    ...(name === "" ? {} : { name }),
    ...(headers.length === 0 ? {} : { headers }),
    ...(typed.api === null || preset.kind !== "openai" ? {} : { api: typed.api }),
  };
}
