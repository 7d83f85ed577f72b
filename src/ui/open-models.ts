/** Opens the options page where models are set up, in a tab. */
export function openModels(): void {
  chrome.tabs.create({ url: chrome.runtime.getURL("options.html#models") });
}
