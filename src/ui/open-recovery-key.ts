/** Opens the options page where a recovery key is made and can be printed, in a tab. */
export function openRecoveryKey(): void {
  chrome.tabs.create({ url: chrome.runtime.getURL("options.html#lock/recovery") });
}
