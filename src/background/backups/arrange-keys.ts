import type { BackupState } from "../../domain/backup";

type Keys = BackupState["keys"];
type Key = Keys[number];

type Input = {
  readonly keys: Keys;
  /** Recipients of the recovery keys that open the vault. */
  readonly ways: ReadonlySet<string>;
  /** The ways that are passphrases, by id. */
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
 * The keys in the order that the ways ask for: first the recovery key that was added, else one that
 * opens the vault. A key that opened it once and does no more, that an older key file gives for a
 * passphrase that is none any more, or that was sealed under a vault key that was given up, is
 * somebody's who is not to read what comes: a new one takes its place, unless a recovery key of the
 * vault is that very key, for what was printed must open what comes. All that were there stay, for
 * they open older backups.
 */
export function arrangeKeys(input: Input): Keys {
  const { keys, ways, recipients, added, makeKey } = input;
  const isWay = ({ identity }: Key) => ways.has(recipients.get(identity) ?? "");
  const aged = keys.map((key) => (isOutlived(key, input) ? { ...key, outlived: true } : key));
  const known = added === null ? aged : withFirst(aged, added, makeKey);
  const marked = known.map((key) => (isWay(key) ? { ...key, wasWay: true } : key));
  const [newest] = marked;
  const held = marked.find(isWay);
  if (newest === undefined) return [makeKey()];
  if (isWay(newest)) return marked;
  if (held !== undefined) return [held, ...marked.filter((key) => key !== held)];
  const isKnown = newest.wasWay === true || newest.outlived === true;
  return isKnown ? [makeKey(), ...marked] : marked;
}

function isOutlived({ lockedBy = [] }: Key, { isNewVaultKey, passphrases }: Input): boolean {
  return isNewVaultKey || lockedBy.some((wayId) => !passphrases.has(wayId));
}

function withFirst(keys: Keys, identity: string, makeKey: Input["makeKey"]): Keys {
  const found = keys.find((key) => key.identity === identity);
  return [found ?? makeKey(identity), ...keys.filter((key) => key !== found)];
}
