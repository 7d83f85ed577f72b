/** The browser window that this page belongs to; null where the browser does not tell. */
export async function readWindow(): Promise<number | null> {
  try {
    return (await chrome.windows.getCurrent()).id ?? null;
  } catch {
    return null;
  }
}

/** Whether this page is in a tab of its own, and beside none. */
export async function readIsTab(): Promise<boolean> {
  try {
    return (await chrome.tabs.getCurrent()) !== undefined;
  } catch {
    return false;
  }
}

/** Calls back when a tab has come into another window, as this page may have, until the returned function is called. */
export function onTabMoved(listener: () => void): () => void {
  const { onAttached } = chrome.tabs;
  onAttached.addListener(listener);
  return () => onAttached.removeListener(listener);
}
