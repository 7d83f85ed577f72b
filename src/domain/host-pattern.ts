import { AppError } from "./app-error";
import { inFirefox } from "./in-firefox";

const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ["http:", "80"],
  ["https:", "443"],
]);

/**
 * The match pattern of a url's origin and of nothing else: leave is asked for, looked up and given
 * back by it. The port is always written, for a pattern without one means every port of that host; in
 * Firefox, where one with a port is given and then leads nowhere, it is that of the host. Fails with
 * `bad-request` where it is no address by http.
 */
export function hostPattern(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const port = parsed === null ? undefined : DEFAULT_PORTS.get(parsed.protocol);
  if (parsed === null || port === undefined) {
    throw new AppError("bad-request", { data: { reason: "not-a-url" } });
  }
  const host = inFirefox() ? parsed.hostname : `${parsed.hostname}:${parsed.port || port}`;
  return `${parsed.protocol}//${host}/*`;
}
