/** Whether this runs in Firefox, by the address that it gives an extension's pages. */
export function inFirefox(): boolean {
  return globalThis.location?.protocol === "moz-extension:";
}
