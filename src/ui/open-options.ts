/** Opens the options page in a tab, at the models, or shows the one that is open. */
export function openOptions(): void {
  chrome.runtime.openOptionsPage();
}

/** Opens a part of the options page in a tab of its own, or a place in that part. */
export function openOptionsAt(path: string): void {
  chrome.tabs.create({ url: chrome.runtime.getURL(`options.html#${path}`) });
}
