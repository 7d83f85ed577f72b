import { AppError } from "./app-error";

const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ["http:", "80"],
  ["https:", "443"],
]);

/**
 * The match pattern of a url's origin and of nothing else: leave is asked for, looked up and given
 * back by it. The port is always written, for a pattern without one means every port of that host.
 * Fails with `bad-request` where it is no address by http.
 */
export function hostPattern(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const port = parsed === null ? undefined : DEFAULT_PORTS.get(parsed.protocol);
  if (parsed === null || port === undefined) {
    throw new AppError("bad-request", { data: { reason: "not-a-url" } });
  }
  return `${parsed.protocol}//${parsed.hostname}:${parsed.port || port}/*`;
}
