const DEFAULT_URL = "http://127.0.0.1:11434";
const PATIENCE_MS = 5_000;

/**
 * The base url that a person's short form means ("0.0.0.0:11434", "localhost"), or null where it
 * is none. Without a port it is Ollama's. Whether the extension may use it, the worker decides.
 * @param {string} text
 */
export function toServerUrl(text) {
  const trimmed = text.trim();
  const full = trimmed.includes("://") ? trimmed : `http://${trimmed}`;
  if (!URL.canParse(full)) {
    return null;
  }
  const url = new URL(full);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return null;
  }
  if (url.hostname === "0.0.0.0") {
    // What a server listens on is not what a client calls.
    url.hostname = "127.0.0.1";
  }
  if (url.port === "" && !trimmed.includes("://")) {
    url.port = "11434";
  }
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, "")}`;
}

/**
 * Whether an Ollama server answers at a base url within 5 s.
 * @param {string} url
 */
export async function answers(url) {
  try {
    const response = await fetch(`${url}/api/tags`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = await response.json();
    return response.ok && Array.isArray(body?.models);
  } catch {
    return false;
  }
}

/**
 * The url of the server that `OLLAMA_HOST` names, or of the local one where it names none; null
 * where it does not answer.
 * @param {NodeJS.ProcessEnv} env
 */
export async function findServer(env) {
  const url = (env.OLLAMA_HOST && toServerUrl(env.OLLAMA_HOST)) || DEFAULT_URL;
  return (await answers(url)) ? url : null;
}
