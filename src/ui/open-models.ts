/** What is set up among the models, by its place on that page. */
export type ModelsPlace = "ollama" | "connect" | "files";

/** Opens the options page where models are set up, in a tab. */
export function openModels(): void {
  chrome.tabs.create({ url: chrome.runtime.getURL("options.html#models") });
}

/** Opens the options page at the form for one way to a model, in a tab. */
export function openModelsAt(place: ModelsPlace): void {
  chrome.tabs.create({ url: chrome.runtime.getURL(`options.html#models/${place}`) });
}
