import type { Failure } from "../../domain/app-error";
import { catalogue } from "./catalogue";
import { enFileErrors } from "./en-file-errors";
import { errorEnvironment } from "./error-environment";
import { errorSentence } from "./error-sentence";
import { failedServer } from "./failed-server";

/** The texts of failed model files, apart from the others: only their page loads them. */
const fileErrorWords: typeof enFileErrors = catalogue("fileErrors", enFileErrors);

/**
 * The sentence for a failure of a model file: what a host of files did is told in words of files, not
 * in those of servers with models. Everything else is told as everywhere.
 */
export function fileFailureSentence(failure: Failure): string {
  return hostSentence(failure) ?? errorSentence(failure, errorEnvironment()).text;
}

function hostSentence(failure: Failure): string | null {
  const { code, data } = failure;
  const server = failedServer(failure);
  const { by, refused } = fileErrorWords;
  const host = server.host ?? fileErrorWords.server;
  const status = typeof data.status === "number" ? data.status : null;
  switch (code) {
    case "bad-request":
      return typeof data.reason === "string" && Object.hasOwn(refused, data.reason)
        ? refused[data.reason as keyof typeof refused]
        : null;
    case "provider-auth":
    case "provider-no-credit":
      return by.locked(host, status);
    case "provider-forbidden":
      return server.host !== null && server.isHere
        ? by.lockedHere(host, status)
        : by.locked(host, status);
    case "provider-model-missing":
      return by.missing(host);
    case "provider-rate-limited":
    case "provider-overloaded":
      return by.busy(host);
    case "provider-too-long":
    case "provider-failed":
      return by.failed(host, status);
    case "provider-malformed":
      return by.malformed(host);
    case "provider-cut-off":
      return by.cutOff;
    case "provider-silent":
      return by.silent(host);
    case "provider-unreachable":
      return by.unreachable(host);
    default:
      return null;
  }
}
