import { formatDuration } from "./format";

/** What servers and models did: what happened, what is safe, what to do. */
export const enServerErrors = {
  "provider-unreachable":
    "The server of this model does not answer. Start it, or choose another model, then try again.",
  "provider-unreachable-ollama":
    "No Ollama server answers on this machine. Start Ollama, or install it, then try again.",
  "provider-unreachable-at": (host: string) =>
    `No Ollama server answers at ${host}. Start it, or install it, then try again.`,
  "provider-unreachable-near": (host: string) =>
    `No server answers at ${host}. Start it, or look whether it listens at another port, then try again.`,
  "provider-unreachable-far": (host: string) =>
    `Nothing answers at ${host}. The address may be wrong, the server may be down or not let a browser ask, or, with https, its certificate is not trusted here: open the address in a tab to see, then try again.`,
  "provider-forbidden":
    "The server refused this (403). Look at what it lets others do, or choose another model, then try again.",
  "provider-forbidden-ollama":
    "Ollama refused this extension (403). Run the command below once, restart Ollama, then try again; or have the origin hidden in Options, Models.",
  "provider-forbidden-ollama-at": (host: string) =>
    `Ollama at ${host} refused this extension (403). On the machine that runs Ollama, give it the setting below and restart it, then try again; or have the origin hidden in Options, Models.`,
  "provider-forbidden-near": (host: string) =>
    `${host} refused this (403). It may not allow requests from browser extensions: check cross-origin requests (CORS) in its settings, then try again.`,
  "provider-forbidden-at": (host: string) =>
    `${host} refused this (403). The key may not allow this model, or not from here; look at your account there, or choose another model, then try again.`,
  "provider-auth": "The server wants a key or refused the one it has. Check it, then try again.",
  "provider-auth-ollama":
    "This model runs at ollama.com, and the Ollama of this machine is not signed in there. Run “ollama signin”, or choose another model, then try again.",
  "provider-auth-at": (host: string) =>
    `${host} wants a key or refused the one it has. Give it another in Options, Models, then try again.`,
  "provider-no-credit":
    "The provider says that the account has no credit left. Look at your account there, or choose another model, then try again.",
  "provider-plan":
    "The plan of this account does not include this model or a request of this size. Look at the plan there, or choose another model, then try again.",
  "provider-usage-limit":
    "A usage limit of this account or key is reached. Raise it there, wait until it begins anew, or choose another model, then try again.",
  "provider-unverified":
    "The provider wants the organisation of this account verified first. Have it verified in the account's settings there, or choose another model, then try again.",
  "provider-disabled":
    "The provider has disabled this account or its organisation. Look at the account there, or choose another model, then try again.",
  "provider-cors":
    "The provider refuses requests from a browser for this organisation (CORS). Have the origin hidden in Options, Models, at this connection, then try again.",
  "provider-region":
    "The provider does not answer at this location. Choose another model, then try again.",
  "provider-privacy":
    "Nobody who serves this model meets the privacy settings of this account. Change them there, or choose another model, then try again.",
  "provider-filtered":
    "A filter of the provider refused this message or what came before it. Reword it, or choose another model, then try again.",
  "provider-no-chat": "This model cannot chat. Choose another, then try again.",
  "provider-no-images":
    "This model takes no images. Choose one that does, or delete the message that holds one, then try again.",
  "provider-unsupported":
    "The server does not take this kind of request for this model. Choose another model, then try again.",
  "provider-cannot-run":
    "The server cannot run this model: its memory does not suffice, its graphics card failed, or it is older than the model. Close what else runs there, update it, or choose another model, then try again.",
  "provider-model-missing": "The server does not have this model. Choose another, then try again.",
  "provider-model-missing-pull":
    "Ollama does not have this model. Download it with the command below, or choose another, then try again.",
  "provider-model-missing-ollama":
    "Ollama does not have this model. Download it in Options, Models, or choose another, then try again.",
  "provider-model-missing-ollama-at": (host: string) =>
    `Ollama at ${host} does not have this model. Have it downloaded in Options, Models, or choose another, then try again.`,
  "provider-model-missing-near": (host: string) =>
    `${host} does not have this model, or has not loaded it. Load it there, or choose another, then try again.`,
  "provider-model-missing-file":
    "This model file is no longer in this browser, or not whole yet. Look at it in Options, Models, or choose another model, then try again.",
  "provider-model-missing-browser":
    "Browser's built-in model is not ready here. Look at it in Options, Models, or choose another model, then try again.",
  "provider-model-missing-at": (host: string) =>
    `${host} does not have this model, or no longer. Choose another, then try again.`,
  "provider-too-long":
    "The request is longer than the model holds. Shorten the message, choose a model with a larger window, or begin a new conversation.",
  "provider-overloaded":
    "The provider is overloaded at the moment. Wait a little, or choose another model, then try again.",
  "provider-offline":
    "This browser is offline, and the model is on another machine. Connect, or choose a model on this one, then try again.",
  "provider-permission":
    "The browser does not let Confidant reach this server yet, so nothing was sent. Allow it in Options, Models, with the button beside the connection.",
  "provider-rate-limited":
    "The server gets too many requests at the moment. Wait a little, then try again.",
  "provider-rate-limited-for": (seconds: number) =>
    `The server gets too many requests and asks you to wait ${formatDuration(seconds * 1000)}. Wait, then try again.`,
  "provider-failed": "The server failed while answering. Try again, or choose another model.",
  "provider-failed-with": (status: number) =>
    `The server failed while answering (${status}). Look at its log, then try again.`,
  "provider-failed-far": (host: string, status: number | null) =>
    `${host} failed while answering${status === null ? "" : ` (${status})`}. Wait a little, or choose another model, then try again.`,
  "provider-refused-far": (host: string, status: number) =>
    `${host} did not take this request (${status}). Choose another model, or look at the connection in Options, Models, then try again.`,
  "provider-failed-call":
    "The model asked for a tool in a form that cannot be read, so its answer ended there. Try again, or choose another model.",
  "provider-malformed":
    "The server's answer could not be read. Check that the server itself answers at this address, then try again.",
  "provider-cut-off": "The connection ended before the reply did.",
  "provider-silent":
    "The server stayed silent for too long. It may be out of memory; look at it, then try again.",
  "provider-silent-far": (host: string) =>
    `${host} stayed silent for too long. Wait a little, or choose another model, then try again.`,
  "provider-failed-address": (host: string, status: number) =>
    `There is nothing at this address of ${host} (${status}). Look at the address in Options, Models: a part of its path may be missing, such as /v1. Then try again.`,
  /** Of a server with tools (MCP), in which no model has a part. */
  "tool-server-auth": (host: string) =>
    `${host} wants a sign-in or a token, or refused the one it has. Give it in Options, Tools, then try again.`,
  "tool-server-forbidden": (host: string) =>
    `${host} refused this (403). The token may not allow it, or the server refuses browsers: look at it in Options, Tools, then try again.`,
  "tool-server-not-allowed": (host: string) =>
    `Confidant may not reach ${host} yet, so nothing was sent. Allow it in Options, Tools, then try again.`,
  "tool-server-offline": (host: string) =>
    `This browser is offline, and ${host} is on another machine, so nothing was sent. Connect, then try again.`,
  "tool-server-gone": (host: string) =>
    `The connection to ${host} was removed or leads elsewhere now, so nothing was sent. Look at it in Options, Tools, then try again.`,
  "tool-server-failed": (host: string, status: number | null) =>
    `${host} did not do what was asked${status === null ? "" : ` (${status})`}. Wait a little, or look at the address in Options, Tools, then try again.`,
};
