import { assertNever } from "./assert-never";
import { isLoopbackUrl } from "./connection-url";
import type { Model } from "./model";

/** Where what is said to a model goes. */
export type ModelDestination =
  | { readonly type: "browser" }
  | { readonly type: "machine" }
  | { readonly type: "host"; readonly host: string };

/** Where Ollama passes on what is said to a model that does not run where it was asked. */
const OLLAMA_CLOUD = "ollama.com";

type Placed = Pick<Model, "provider" | "url" | "name" | "remoteHost">;

/** Where what is said to a model goes: it stays in the browser, or on this machine, or leaves it. */
export function modelDestinationOf({ provider, url, name, remoteHost }: Placed): ModelDestination {
  switch (provider) {
    case "guide":
    case "browser":
    case "gguf":
      return { type: "browser" };
    case "ollama":
      // A server of this machine may still pass a model's requests on: Ollama says so when it is
      // asked, and names them so; a copy of one may have any name.
      if (remoteHost !== undefined) return { type: "host", host: hostOf(remoteHost) };
      return isCloudName(name) ? { type: "host", host: OLLAMA_CLOUD } : serverDestination(url);
    case "openai":
      // Ollama speaks this language too.
      if (remoteHost !== undefined) return { type: "host", host: hostOf(remoteHost) };
      return isCloudName(name) && isLoopbackUrl(url)
        ? { type: "host", host: OLLAMA_CLOUD }
        : serverDestination(url);
    case "anthropic":
    case "gemini":
      return serverDestination(url);
    default:
      return assertNever(provider);
  }
}

/** Whether what is said to a model leaves neither the browser nor this machine (D-23). */
export function isLocalModel(model: Placed): boolean {
  return modelDestinationOf(model).type !== "host";
}

function isCloudName(name: string): boolean {
  return /[:-]cloud$/i.test(name);
}

function serverDestination(url: string): ModelDestination {
  if (isLoopbackUrl(url)) return { type: "machine" };
  return { type: "host", host: hostOf(url) };
}

/** `localhost:1` is a url to the browser, of a scheme of that name and without a host. */
function hostOf(url: string): string {
  return (URL.canParse(url) && new URL(url).host) || url;
}
