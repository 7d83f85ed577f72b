/** The browser window that this page belongs to; null where the browser does not tell. */
export async function readWindow(): Promise<number | null> {
  try {
    return (await chrome.windows.getCurrent()).id ?? null;
  } catch {
    return null;
  }
}
