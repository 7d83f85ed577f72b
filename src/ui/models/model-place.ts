import type { Model } from "../../domain/model";
import { words } from "../words/words";

/** The host a model's requests go to; null where they stay on this machine or in this browser. */
export function remoteHost(model: Model): string | null {
  if (model.provider === "guide") return null;
  try {
    const { hostname, host } = new URL(model.url);
    return isLoopback(hostname) ? null : host;
  } catch {
    return model.url;
  }
}

/** Where a model runs, in words. */
export function modelPlace(model: Model): string {
  if (model.provider === "guide") return words.model.inBrowser;
  const host = remoteHost(model);
  return host === null ? words.model.onMachine : words.model.toHost(host);
}

/** What a model is called. */
export function modelName(model: Model): string {
  return model.provider === "guide" ? words.model.guide : model.name;
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}
