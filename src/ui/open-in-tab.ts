/** Opens what the side panel shows in a tab, where there is more room. */
export function openInTab(): void {
  chrome.tabs.create({ url: chrome.runtime.getURL("sidepanel.html") });
}
