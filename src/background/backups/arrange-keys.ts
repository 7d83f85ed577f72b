import type { BackupState } from "../../domain/backup";

type Keys = BackupState["keys"];
type Key = Keys[number];

type Input = {
  readonly keys: Keys;
  /** Recipients of the recovery keys that open the vault, and since when they do. */
  readonly methods: ReadonlyMap<string, number>;
  /** The methods that are passphrases, by id. */
  readonly passphrases: ReadonlySet<string>;
  /** Whether the vault key is another one than it was when these keys were put in order. */
  readonly isNewVaultKey: boolean;
  /** Of every identity in question. */
  readonly recipients: ReadonlyMap<string, string>;
  /** A recovery key that is to be the newest; null where none has come. */
  readonly added: string | null;
  readonly makeKey: (identity?: string) => Key;
};

/**
 * The keys in the order that the methods ask for: first the recovery key that was added, else one that
 * opens the vault. A key that opened it once and does no more, that an older key file gives for a
 * passphrase that is none any more, or that was sealed under a vault key that was given up, is
 * somebody's who is not to read what comes: a new one takes its place, unless a recovery key of the
 * vault is that very key, for what was printed must open what comes. So is one that a former release
 * took over from a backup, or may have: it had noted of none where it came from. All that were there
 * stay, for they open older backups.
 */
export function arrangeKeys(input: Input): Keys {
  const { keys, methods, recipients, added, makeKey } = input;
  const methodOf = ({ identity }: Key) => methods.get(recipients.get(identity) ?? "");
  const isMethod = (key: Key) => key.isFormer !== true && methodOf(key) !== undefined;
  const aged = keys.map((key) => {
    const came = isOurs(key) || !cameAlong(key, { keys, since: methodOf(key) }) ? {} : CAME;
    return { ...key, ...(isOutlived(key, input) ? { outlived: true } : {}), ...came };
  });
  const known = added === null ? aged : withFirst(aged, added, makeKey);
  const marked = known.map((key) => (isMethod(key) ? { ...key, wasWay: true } : key));
  const [newest] = marked;
  const held = marked.find(isMethod);
  if (newest === undefined) return [makeKey()];
  if (isMethod(newest)) return marked;
  if (held !== undefined) return [held, ...marked.filter((key) => key !== held)];
  const isKnown = newest.wasWay === true || newest.outlived === true || !isOurs(newest);
  return isKnown ? [makeKey(), ...marked] : marked;
}

function isOurs({ isOurs: isNoted, isFormer }: Key): boolean {
  return isNoted === true && isFormer !== true;
}

const CAME = { isFormer: true } as const;

type Around = {
  readonly keys: Keys;
  /** Since when it is an unlock method; undefined where it is none. */
  readonly since: number | undefined;
};

/**
 * Whether a former release took it over from a backup that it restored into a new profile. Only that
 * noted of a key that it was no method, and only that began with a key that was one already: every other
 * vault had a key of its own first.
 */
function cameAlong(key: Key, { keys, since }: Around): boolean {
  if (key.wasWay === false || key.isFormer === true) return true;
  const isFirst = keys.every(({ createdAt }) => createdAt >= key.createdAt);
  return key.wasWay === true && isFirst && since !== undefined && since <= key.createdAt;
}

function isOutlived({ lockedBy = [] }: Key, { isNewVaultKey, passphrases }: Input): boolean {
  return isNewVaultKey || lockedBy.some((methodId) => !passphrases.has(methodId));
}

function withFirst(keys: Keys, identity: string, makeKey: Input["makeKey"]): Keys {
  const found = keys.find((key) => key.identity === identity);
  if (found?.isFormer === true) return keys;
  return [found ?? makeKey(identity), ...keys.filter((key) => key !== found)];
}
