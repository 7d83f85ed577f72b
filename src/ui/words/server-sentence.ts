import type { Failure } from "../../domain/app-error";
import { type FailedServer, failedServer } from "./failed-server";
import { words } from "./words";

/** At the root of a list these say that the path is another one. */
const NO_SUCH_PATH: ReadonlySet<unknown> = new Set([404, 405]);

/**
 * What a server did, by its kind and by what else is known of it; null where the code alone says it.
 * Sentences that point at a command are for where one follows.
 */
export function serverSentence(failure: Failure, hasCommand: boolean): string | null {
  const { errors } = words;
  const { code, data } = failure;
  const server = failedServer(failure);
  const { host, isHere } = server;
  const toolSentence =
    data.provider === "mcp" && host !== null ? toolServerSentence(failure, host) : null;
  if (toolSentence !== null) return toolSentence;
  const far = farHost(server);
  switch (code) {
    case "provider-failed":
      return failed(failure, server);
    case "provider-cannot-run":
      return far === null ? null : errors["provider-failed-far"](far, null);
    case "provider-silent":
      return far === null ? null : errors["provider-silent-far"](far);
    case "provider-rate-limited":
      return typeof data.retryAfter === "number" && data.retryAfter > 0
        ? errors["provider-rate-limited-for"](data.retryAfter)
        : null;
    case "provider-unreachable":
      return unreachable(server);
    case "provider-forbidden":
      return forbidden(server);
    case "provider-auth":
      if (server.isOllama && isHere) return errors["provider-auth-ollama"];
      return host === null || isHere ? null : errors["provider-auth-at"](host);
    case "provider-model-missing":
      if (data.provider === "gguf") return errors["provider-model-missing-file"];
      if (data.provider === "browser") return errors["provider-model-missing-browser"];
      return missing(server, hasCommand);
    default:
      return null;
  }
}

/** Of a server with tools: no model has a part in it, and it stands on a page of its own. */
function toolServerSentence({ code, data }: Failure, host: string): string | null {
  const { errors } = words;
  switch (code) {
    case "provider-auth":
      return errors["tool-server-auth"](host);
    case "provider-forbidden":
      return errors["tool-server-forbidden"](host);
    case "provider-permission":
    case "connection-held":
      return errors["tool-server-not-allowed"](host);
    case "provider-offline":
      return errors["tool-server-offline"](host);
    case "connection-gone":
      return errors["tool-server-gone"](host);
    case "provider-failed":
    case "provider-overloaded":
      return errors["tool-server-failed"](host, statusOf(data));
    case "provider-silent":
      return errors["provider-silent"];
    default:
      return null;
  }
}

function statusOf({ status }: Failure["data"]): number | null {
  return typeof status === "number" ? status : null;
}

function failed({ data }: Failure, server: FailedServer): string | null {
  const { errors } = words;
  if (data.reason === "call") return errors["provider-failed-call"];
  const status = statusOf(data);
  if (server.host !== null && status !== null && NO_SUCH_PATH.has(status)) {
    return errors["provider-failed-address"](server.host, status);
  }
  const far = farHost(server);
  if (far === null) return status === null ? null : errors["provider-failed-with"](status);
  return status !== null && status < 500
    ? errors["provider-refused-far"](far, status)
    : errors["provider-failed-far"](far, status);
}

/** Into a server of others nobody here can look; an Ollama elsewhere is the person's own. */
function farHost({ host, isHere, isOllama }: FailedServer): string | null {
  return isHere || isOllama ? null : host;
}

function unreachable({ isOllama, host, isHere }: FailedServer): string | null {
  const { errors } = words;
  if (host === null) return isOllama ? errors["provider-unreachable-ollama"] : null;
  if (!isHere) return errors["provider-unreachable-far"](host);
  return errors[isOllama ? "provider-unreachable-at" : "provider-unreachable-near"](host);
}

function forbidden({ isOllama, host, isHere }: FailedServer): string | null {
  const { errors } = words;
  if (isOllama && isHere) return errors["provider-forbidden-ollama"];
  if (host === null) return null;
  if (isOllama) return errors["provider-forbidden-ollama-at"](host);
  return errors[isHere ? "provider-forbidden-near" : "provider-forbidden-at"](host);
}

function missing({ isOllama, host, isHere }: FailedServer, hasCommand: boolean): string | null {
  const { errors } = words;
  if (isOllama && isHere) {
    return errors[hasCommand ? "provider-model-missing-pull" : "provider-model-missing-ollama"];
  }
  if (host === null) return null;
  if (isOllama) return errors["provider-model-missing-ollama-at"](host);
  return errors[isHere ? "provider-model-missing-near" : "provider-model-missing-at"](host);
}
