import { utf8 } from "../../src/crypto/bytes";
import { openEnvelope, sealEnvelope } from "../../src/crypto/envelope";
import type { Keyring } from "../../src/crypto/keyring";
import { createVault } from "../../src/vault/create-vault";
import { type Header, parseHeader } from "../../src/vault/header";
import { createFakeHeaderStore } from "../fakes/header-store";
import { createFakeKeyValueArea } from "../fakes/key-value-area";

export const aad = utf8("place");

/** A profile with nothing in it, and its vault. */
export function makeProfile() {
  const headers = createFakeHeaderStore();
  const local = createFakeKeyValueArea();
  const session = createFakeKeyValueArea();
  const warnings: string[] = [];
  const log = { warn: (code: string) => void warnings.push(code) };
  const deps = { headers, local, session, clock: { now: () => 1_000 }, log };
  return { headers, local, session, warnings, deps, vault: createVault(deps) };
}

export type Profile = ReturnType<typeof makeProfile>;

/** A profile whose vault holds a row, after a browser restart unless `session` is kept. */
export async function makeUsedProfile({ keepSession = false } = {}) {
  const profile = makeProfile();
  const keyring = await profile.vault.open();
  const row = await sealEnvelope({ keyring, aad, plaintext: utf8("kept") });
  profile.headers.disk.rows = true;
  profile.headers.writes.length = 0;
  if (!keepSession) profile.session.stored.clear();
  return { ...profile, row };
}

/** Whether the keyring opens that row; throws where it does not. */
export async function opens(keyring: Keyring, row: Uint8Array): Promise<boolean> {
  return (await openEnvelope({ keyring, aad, envelope: row })).length === 4;
}

/** The header beside the rows. */
export const storedHeader = ({ headers }: Profile) => parseHeader(headers.disk.header);
/** The copy in extension storage. */
export const localHeader = ({ local }: Profile) =>
  parseHeader(JSON.parse(local.stored.get("vault-header") ?? "null"));

/** Alters the header beside the rows. */
export function damageStored(profile: Profile, change: Partial<Record<keyof Header, unknown>>) {
  profile.headers.disk.header = { ...storedHeader(profile), ...change };
}

/** Alters the copy in extension storage. */
export async function damageLocal(
  profile: Profile,
  change: Partial<Record<keyof Header, unknown>>,
) {
  await profile.local.set("vault-header", { ...localHeader(profile), ...change });
}
