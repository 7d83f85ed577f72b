/** Opens the options page at the contexts, in a tab. */
export function openContexts(): void {
  chrome.tabs.create({ url: chrome.runtime.getURL("options.html#contexts") });
}
