import { AppError, type ErrorCode } from "../../domain/app-error";

const CODE_BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map([
  [401, "provider-auth"],
  [403, "provider-forbidden"],
  [404, "provider-model-missing"],
  [429, "provider-rate-limited"],
]);

/** The host and port of a url, which errors may name; empty where the text is no url. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}

/** The failure that an HTTP status of 400 or more means; the answer's body is never part of it. */
export function statusError(status: number, host: string): AppError {
  const code = CODE_BY_STATUS.get(status) ?? "provider-failed";
  return new AppError(code, { data: { host, status } });
}

/** `provider-silent`: nothing arrived for the given milliseconds, told in seconds. */
export function silenceError(ms: number, host: string): AppError {
  return new AppError("provider-silent", { data: { host, seconds: Math.round(ms / 1000) } });
}
