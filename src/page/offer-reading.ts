import { readPage } from "./read-page";

/** Makes `readPage` known to what is run in this page next; the page itself sees nothing of it. */
export function offerReading(): void {
  Object.assign(globalThis, { confidantReadPage: readPage });
}
