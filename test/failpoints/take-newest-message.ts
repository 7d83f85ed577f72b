import type { Page } from "puppeteer-core";

/** Takes the only conversation's newest message away, as damage would; the result puts it back. */
export async function takeNewestMessage(page: Page): Promise<() => Promise<void>> {
  const row = await page.evaluateHandle(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open("confidant");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("messages", "readwrite");
          const newest = writing
            .objectStore("messages")
            .index("[parent+order]")
            .openCursor(null, "prev");
          let taken: unknown;
          newest.onsuccess = () => {
            taken = newest.result?.value;
            newest.result?.delete();
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve(taken);
          };
          writing.onabort = () => reject(writing.error);
        };
      }),
  );
  return () =>
    page.evaluate(
      (taken) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open("confidant");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const writing = opening.result.transaction("messages", "readwrite");
            writing.objectStore("messages").put(taken);
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
            writing.onabort = () => reject(writing.error);
          };
        }),
      row,
    );
}
