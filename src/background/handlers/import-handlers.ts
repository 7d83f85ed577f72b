import type { CallInput, CallOutput } from "../../contract/contract";
import type { App } from "../app";

/** Which conversations from elsewhere are there already, and where. */
export async function importKnown(
  { store }: Pick<App, "store">,
  input: CallInput<"import.known">,
): Promise<CallOutput<"import.known">> {
  return { known: [...(await store.imports.known(input))] };
}

/** Begins an import, into a context or into none. */
export async function importBegin(
  { store, disk }: Pick<App, "store" | "disk">,
  { contextId }: CallInput<"import.begin">,
): Promise<CallOutput<"import.begin">> {
  await disk.require(0);
  return store.imports.begin({ contextId });
}

/** How many times its size a text takes for a while: as a row, in the log before it, and padded. */
const SIZES = 3;

/** Stores conversations from elsewhere, each whole or not at all. */
export async function importAdd(
  { store, disk, hub, panels }: Pick<App, "store" | "disk" | "hub" | "panels">,
  input: CallInput<"import.add">,
): Promise<CallOutput<"import.add">> {
  const texts = input.conversations.flatMap(({ messages }) => messages);
  // What lies there already is brought to its end on any disk.
  if (texts.length > 0) {
    await disk.require(SIZES * texts.reduce((sum, { text }) => sum + text.length, 0));
  }
  const results = [...(await store.imports.add(input))];
  if (results.some(({ result }) => result === "extended")) hub.notifyAll({ type: "changed" });
  if (results.some(({ result }) => result === "added" || result === "extended")) {
    panels.changeLists();
  }
  return { results };
}

/** Which pictures of a conversation from elsewhere are missing. */
export async function importPictures(
  { store }: Pick<App, "store">,
  input: CallInput<"import.pictures">,
): Promise<CallOutput<"import.pictures">> {
  return { missing: [...(await store.imports.missingPictures(input))] };
}

/** Attaches a picture to a message from elsewhere, where there is room for it. */
export async function importPicture(
  { store, disk, hub }: Pick<App, "store" | "disk" | "hub">,
  input: CallInput<"import.picture">,
): Promise<CallOutput<"import.picture">> {
  await disk.require(SIZES * input.attached.data.length);
  const result = await store.imports.addPicture(input);
  if (result === "added") hub.notifyAll({ type: "changed" });
  return { result };
}
