/** Opens the options page at the backups, in a tab. */
export function openBackup(): void {
  chrome.tabs.create({ url: chrome.runtime.getURL("options.html#backup") });
}
