import { AppError } from "../../domain/app-error";
import { type Database, nativeDatabase } from "./open-database";
import { toStoreError } from "./store-error";

/** `strict` returns when the bytes are on the disk, `relaxed` when the system has them. */
export type Durability = "strict" | "relaxed";

type Write = {
  readonly tables: readonly string[];
  readonly durability: Durability;
  /** Whether it goes on where the disk is too full for a wall: what makes room, or opens the vault. */
  readonly whenFull?: boolean;
  /** Asks for what is to be written, at once; what it gives to `refuse` is why nothing is. */
  readonly work: (transaction: IDBTransaction, refuse: (reason: AppError) => void) => void;
  /** Called once all has been asked for, before any of it is done. */
  readonly onRequested?: () => void;
};

/**
 * One transaction that writes, behind the log's wall; fails with what `work` refused it for, else as
 * IndexedDB does.
 */
export async function writeOnce(
  database: Database,
  { tables, durability, whenFull = false, work, onRequested }: Write,
): Promise<void> {
  const { logWall } = database;
  await logWall.build().catch((error: unknown) => {
    if (!whenFull || toStoreError(error).code !== "quota-exceeded") throw error;
  });
  let refusal: AppError | null = null;
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { durability };
      const transaction = nativeDatabase(database).transaction(tables, "readwrite", options);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(refusal ?? transaction.error ?? new AppError("store-unavailable"));
      work(transaction, (reason) => {
        refusal = reason;
        transaction.abort();
      });
      onRequested?.();
    });
  } catch (error) {
    const known = await logWall.whyFailed(error);
    // What other writers have done tells nothing of the disk.
    if (known.code !== "conflict") await logWall.fall();
    throw known;
  }
}
