type Storage = Pick<StorageManager, "persist" | "persisted">;

/**
 * Asks the browser to keep what is stored until it is deleted; tells whether it does. Only a page can
 * ask, and Chromium answers by itself, without a question to the person. False where it cannot tell.
 */
export async function keepStorage(storage: Storage = navigator.storage): Promise<boolean> {
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}
