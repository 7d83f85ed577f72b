import type { KeyValueArea } from "../platform/key-value-area";

/** Under which it lies. */
export const STORE_NAME = "store-name";
/** The name of a profile's first store. */
const FIRST_STORE = "confidant";
const NAME = /^confidant(?:-(\d{1,6}))?$/;

/** The name of the store in use: the first one until another was chosen. */
export async function readStoreName(local: Pick<KeyValueArea, "get">): Promise<string> {
  const name = await local.get(STORE_NAME);
  return typeof name === "string" && isStoreName(name) ? name : FIRST_STORE;
}

/**
 * The name of the store to open. Where it is nowhere, the extension's storage was lost or never had it:
 * the newest store is then the one in use, as long as the first one is not there.
 */
export async function findStoreName(
  local: Pick<KeyValueArea, "get" | "set">,
  factory: Pick<IDBFactory, "databases">,
): Promise<string> {
  const name = await local.get(STORE_NAME);
  if (typeof name === "string" && isStoreName(name)) return name;
  const there = (await factory.databases().catch(() => [])).flatMap(({ name }) => name ?? []);
  const stores = there.filter(isStoreName).sort((left, right) => numberOf(left) - numberOf(right));
  const found = stores.includes(FIRST_STORE) ? FIRST_STORE : stores.at(-1);
  // From here on no worker that wakes has to look.
  if (found !== undefined) await saveStoreName(local, found).catch(() => undefined);
  return found ?? FIRST_STORE;
}

function isStoreName(name: string): boolean {
  return NAME.test(name);
}

/** Uses that store from the next opening on. */
export function saveStoreName(local: Pick<KeyValueArea, "set">, name: string): Promise<void> {
  return local.set(STORE_NAME, name);
}

/** The stores of this profile in the order of their making, the one in use among them. */
export async function listStores(
  factory: Pick<IDBFactory, "databases">,
  current: string,
): Promise<string[]> {
  const databases = await factory.databases();
  const names = databases.flatMap(({ name }) =>
    name !== undefined && NAME.test(name) ? name : [],
  );
  return [...new Set([...names, current])].sort((left, right) => numberOf(left) - numberOf(right));
}

/** A name that no store has, and none that has left anything beside its database. */
export async function newStoreName(deps: {
  readonly local: Pick<KeyValueArea, "get">;
  /** The names under which anything is kept beside the database. */
  readonly localKeys: () => Promise<readonly string[]>;
  readonly databases: Pick<IDBFactory, "databases">;
}): Promise<string> {
  const stores = await listStores(deps.databases, await readStoreName(deps.local));
  // A database that the browser has discarded may have left its header: never to be taken up again.
  const left = (await deps.localKeys()).map((key) => key.replace(/^vault-header:/, ""));
  const names = [...stores, ...left.filter(isStoreName)];
  return `${FIRST_STORE}-${Math.max(...names.map(numberOf)) + 1}`;
}

function numberOf(name: string): number {
  return Number(NAME.exec(name)?.[1] ?? 1);
}
