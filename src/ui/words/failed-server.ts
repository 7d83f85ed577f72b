import type { Failure } from "../../domain/app-error";

/** Where what failed runs: on the machine of whoever reads it, or elsewhere. */
export type FailedServer = {
  readonly isOllama: boolean;
  /** Null where the failure does not tell. */
  readonly host: string | null;
  readonly isHere: boolean;
};

/** Ollama's own service: nobody who reads this can change its settings. */
const OLLAMA_SERVICE = "ollama.com";

/** What a failure tells of the server that it is about. */
export function failedServer({ data }: Pick<Failure, "data">): FailedServer {
  const host = typeof data.host === "string" ? data.host : null;
  const isOllama = data.provider === "ollama" && host !== OLLAMA_SERVICE;
  return { isOllama, host, isHere: host === null || isThisMachine(host) };
}

/** Whether a host, with or without a port, is this machine by name. */
function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host);
}
