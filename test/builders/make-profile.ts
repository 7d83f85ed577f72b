import { utf8 } from "../../src/crypto/bytes";
import { openEnvelope, sealEnvelope } from "../../src/crypto/envelope";
import { createKeySet } from "../../src/crypto/key-set";
import type { NewMethod } from "../../src/domain/unlock-method";
import { createVault } from "../../src/vault/create-vault";
import { type Header, parseHeader } from "../../src/vault/header";
import type { OpenedVault } from "../../src/vault/vault";
import { createFakeDeriveKey } from "../fakes/derive-key";
import { createFakeHeaderStore } from "../fakes/header-store";
import { createFakeKeyValueArea } from "../fakes/key-value-area";

export const COPY_KEY = "vault-header:confidant";
export const PASSPHRASE = "a quiet harbour";
export const byDevice: NewMethod = { kind: "device" };
export const byPassphrase: NewMethod = { kind: "passphrase", passphrase: PASSPHRASE };

const aad = utf8("place");

/** A profile with nothing in it, and its vault. */
export function makeProfile() {
  const headers = createFakeHeaderStore();
  const local = createFakeKeyValueArea();
  const session = createFakeKeyValueArea();
  const files = createFakeKeyValueArea();
  const warnings: string[] = [];
  const log = { warn: (code: string) => void warnings.push(code) };
  const time = { now: 1_000_000 };
  const clock = { now: () => time.now };
  const deriveKey = createFakeDeriveKey();
  const deps = { headers, local, session, files, clock, storeName: "confidant", deriveKey, log };
  return { ...deps, warnings, time, deps, vault: createVault(deps) };
}

export type Profile = ReturnType<typeof makeProfile>;

/** A profile whose vault holds a row, after a browser restart unless `keepSession` is set. */
export async function makeUsedProfile({ method = byDevice, keepSession = false } = {}) {
  const profile = makeProfile();
  const opened = await profile.vault.setUp(method);
  const row = await sealRow(opened);
  profile.headers.disk.rows = true;
  profile.headers.writes.length = 0;
  if (!keepSession) profile.session.stored.clear();
  return { ...profile, opened, row };
}

/** The vault of another worker over the same profile, which knows nothing of the first. */
export function nextWorker({ deps }: Pick<Profile, "deps">) {
  return createVault(deps);
}

/** A row under the current key. */
export function sealRow({ keyring, former }: OpenedVault): Promise<Uint8Array> {
  const keys = createKeySet({ current: keyring, former });
  return sealEnvelope({ keys, aad, plaintext: utf8("kept") });
}

/** Whether the vault opens that row; throws where it does not. */
export async function opens({ keyring, former }: OpenedVault, row: Uint8Array): Promise<boolean> {
  const keys = createKeySet({ current: keyring, former });
  return (await openEnvelope({ keys, aad, envelope: row })).length === 4;
}

/** The header beside the rows. */
export const storedHeader = ({ headers }: Pick<Profile, "headers">) =>
  parseHeader(headers.disk.header);
/** The copy in extension storage. */
export const localHeader = ({ local }: Pick<Profile, "local">) => copyIn(local);
/** The copy in a file. */
export const fileHeader = ({ files }: Pick<Profile, "files">) => copyIn(files);

/** All three. */
export const copiesOf = (profile: Profile) => [
  storedHeader(profile),
  localHeader(profile),
  fileHeader(profile),
];

type Change = Partial<Record<keyof Header, unknown>>;
type Area = Profile["local"];

/** Alters the header beside the rows. */
export function damageStored(profile: Profile, change: Change) {
  profile.headers.disk.header = { ...storedHeader(profile), ...change };
}

/** Alters the copy in that area. */
export async function damageCopy(area: Area, change: Change) {
  await area.set(COPY_KEY, { ...copyIn(area), ...change });
}

function copyIn(area: Area): Header {
  return parseHeader(JSON.parse(area.stored.get(COPY_KEY) ?? "null"));
}
