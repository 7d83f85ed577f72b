/** Opens the options page in a tab, or shows the one that is open. */
export function openOptions(): void {
  chrome.runtime.openOptionsPage();
}
