import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import type { App } from "../app";

/** The name of the context or preset that a call is about; empty for none, and where there is none. */
export async function findTarget(
  { store }: Pick<App, "store">,
  { contextId, presetId }: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (typeof contextId === "string") {
    const all = await store.contexts.list();
    return all.find(({ context }) => context.id === contextId)?.context.name ?? "";
  }
  if (typeof presetId !== "string") return "";
  const presets = [...BUILT_IN_PRESETS, ...(await store.presets.list())];
  return presets.find(({ id }) => id === presetId)?.name ?? "";
}
