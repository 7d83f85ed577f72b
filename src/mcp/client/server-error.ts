import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError } from "@modelcontextprotocol/client";
import { AppError, type ErrorCode, type ErrorData } from "../../domain/app-error";

const CODE_BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map([
  [401, "provider-auth"],
  [403, "provider-forbidden"],
  [429, "provider-rate-limited"],
  [503, "provider-overloaded"],
]);

/** `provider-malformed`: what that host sent is no answer. Its words are never part of the error. */
export function malformed(host: string, data: ErrorData = {}): AppError {
  return new AppError("provider-malformed", { data: { ...data, host } });
}

const ABOUT_SERVER = /^(?:provider|connection)-/;

/**
 * What the SDK or `fetch` failed with as an AppError, without its cause, whose message may quote the
 * server or a header. It tells that the server is one of MCP: such ones stand on a page of their own.
 */
export function toServerError(error: unknown, host: string): AppError {
  const known = ownError(error) ?? foreignError(error, host);
  if (!ABOUT_SERVER.test(known.code)) return known;
  const data = { ...known.data, provider: "mcp" };
  return new AppError(known.code, { data, cause: known.cause });
}

function foreignError(error: unknown, host: string): AppError {
  const data = { host };
  if (error instanceof SdkHttpError) {
    const { status = 0, text } = error.data ?? {};
    const code = CODE_BY_STATUS.get(status) ?? "provider-failed";
    // That it speaks of one, and none of its words: many call an unknown session a bad request.
    const isOfSession = status === 400 && /session/i.test(String(text));
    return new AppError(code, {
      data: { ...data, status, ...(isOfSession && { about: "session" }) },
    });
  }
  if (error instanceof ProtocolError) return new AppError("provider-failed", { data });
  if (error instanceof SdkError) {
    if (error.code === SdkErrorCode.RequestTimeout)
      return new AppError("provider-silent", { data });
    if (isCut(error)) return new AppError("provider-cut-off", { data });
    return hasNetworkCause(error) ? unreachable(host) : malformed(host);
  }
  return error instanceof TypeError ? unreachable(host) : malformed(host);
}

/** As the SDK fails where the answer to its question in which way to greet is of no use. */
const NEGOTIATION_FAILURES: readonly string[] = [
  SdkErrorCode.EraNegotiationFailed,
  SdkErrorCode.ClientHttpAuthentication,
  SdkErrorCode.ClientHttpForbidden,
];

/** Whether a server was asked in which way to greet it, and has answered something else or nothing. */
export function isNegotiationFailure(error: unknown): boolean {
  return (
    error instanceof SdkError &&
    (NEGOTIATION_FAILURES.includes(error.code) || isUnheard(error)) &&
    ownError(error) === undefined &&
    !hasNetworkCause(error)
  );
}

/** Of that question alone: a greeting that is silent, too, is not said once more. Only its sentence tells. */
function isUnheard({ code, message }: SdkError): boolean {
  return code === SdkErrorCode.RequestTimeout && /probe/.test(message);
}

/** Whether a failure says that one has to sign in, is none of the server's, or follows on silence. */
export function isMoreSpecific(error: unknown, first: unknown): boolean {
  const isStranger = error instanceof SdkHttpError && error.data?.status === 401;
  const wasUnheard = first instanceof SdkError && isUnheard(first);
  return isStranger || wasUnheard || ownError(error) !== undefined;
}

const CUT: readonly string[] = [SdkErrorCode.ConnectionClosed, SdkErrorCode.NotConnected];

function isCut({ code }: SdkError): boolean {
  return CUT.includes(code);
}

function unreachable(host: string): AppError {
  return new AppError("provider-unreachable", { data: { host } });
}

/** One of ours that the SDK has wrapped. */
function ownError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause !== undefined ? ownError(error.cause) : undefined;
}

function hasNetworkCause(error: Error): boolean {
  const { cause } = error;
  return cause instanceof TypeError || (cause instanceof Error && hasNetworkCause(cause));
}
