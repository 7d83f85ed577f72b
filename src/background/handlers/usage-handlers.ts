import type { CallOutput } from "../../contract/contract";
import type { App } from "../app";

/** What replies came to, the newest month first. */
export async function usageRead({ store }: Pick<App, "store">): Promise<CallOutput<"usage.read">> {
  return { months: [...(await store.usage.read())] };
}

/** Deletes the figures of all months. */
export async function usageForget({
  store,
}: Pick<App, "store">): Promise<CallOutput<"usage.forget">> {
  await store.usage.forget();
  return {};
}
