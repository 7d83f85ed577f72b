import type { HeldItem } from "../../domain/held";
import { accessPattern } from "../options/models/host-access";

type Request = (what: { readonly origins: string[] }) => Promise<boolean>;

/**
 * Asks the browser, in the click that is being handled, for leave to reach the servers of held
 * connections; resolves with the host of one that was refused, or null.
 */
export async function askAccess(
  items: readonly HeldItem[],
  request: Request = (what) => chrome.permissions.request(what),
): Promise<string | null> {
  const urls = items.flatMap((item) => (item.kind === "connection" ? [item.url] : []));
  const patterns = urls.flatMap((url) => accessPattern(url) ?? []);
  const [first] = patterns;
  if (first === undefined || (await request({ origins: patterns }))) return null;
  return new URL(urls.find((url) => accessPattern(url) === first) ?? "").host;
}
