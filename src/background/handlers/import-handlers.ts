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
  { store }: Pick<App, "store">,
  { contextId }: CallInput<"import.begin">,
): Promise<CallOutput<"import.begin">> {
  return store.imports.begin({ contextId });
}

/** Stores conversations from elsewhere, each whole or not at all. */
export async function importAdd(
  { store, hub, panels }: Pick<App, "store" | "hub" | "panels">,
  input: CallInput<"import.add">,
): Promise<CallOutput<"import.add">> {
  const results = [...(await store.imports.add(input))];
  if (results.some(({ result }) => result === "extended")) hub.tellAll({ type: "changed" });
  if (results.some(({ result }) => result === "added" || result === "extended")) {
    panels.changeLists();
  }
  return { results };
}
