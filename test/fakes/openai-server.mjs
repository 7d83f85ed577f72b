import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createChat } from "./ollama-chat.mjs";
import { namedScript } from "./ollama-scripts.mjs";
import { toOpenaiChat } from "./openai-chat.mjs";
import { newHold, readBody, recordRequest } from "./record-request.mjs";

/** @typedef {import("./ollama-scripts.mjs").Script} Script */
/** @typedef {import("./ollama-scripts.mjs").ScriptOptions} ScriptOptions */
/** @typedef {import("./record-request.mjs").RecordedRequest} RecordedRequest */

/**
 * Those of the scripts that write nothing which only Ollama would.
 * @typedef {Exclude<import("./ollama-scripts.mjs").ScriptName, "error-line" | "not-json-line">} ScriptName
 */

/**
 * @typedef {object} FakeModel
 * @property {string} name
 * @property {number} [window] Tokens, told as `context_length`; not told where left out.
 */

/**
 * @typedef {object} ServerOptions
 * @property {readonly FakeModel[]} [models] One called `fake-model` where left out.
 * @property {string} [needsKey] Answers 401 to whatever does not bring this key.
 * @property {number} [delayMs] Before each answer begins.
 * @property {number} [tokensPerSecond] Of answers whose script does not tell.
 * @property {Script | ScriptName} [script]
 * @property {ScriptOptions} [scriptOptions]
 * @property {number} [port] A free one where left out.
 */

/**
 * @typedef {object} OpenaiServer
 * @property {string} url Base url, with `/v1`.
 * @property {readonly RecordedRequest[]} requests With their headers, in order of arrival.
 * @property {(script: Script | ScriptName, options?: ScriptOptions) => void} setScript
 *   Decides how answers that are asked for from now on are given.
 * @property {() => void} release Lets every `hold` and endless `stall` go on.
 * @property {() => Promise<void>} close Hangs up on everyone.
 */

/**
 * A loopback server that speaks as OpenAI's kin do and answers as a script says.
 * @param {ServerOptions} [options]
 * @returns {Promise<OpenaiServer>}
 */
export async function startOpenaiServer(options = {}) {
  /** @type {RecordedRequest[]} */
  const requests = [];
  const named = (
    /** @type {Script | ScriptName} */ script,
    /** @type {ScriptOptions} */ given = {},
  ) => namedScript(script, withPace(given, options.tokensPerSecond));
  const state = {
    models: options.models ?? [{ name: "fake-model" }],
    script: named(options.script ?? "reply", options.scriptOptions),
    hold: newHold(),
  };
  const server = createServer(async (request, response) => {
    try {
      allowOrigin(request, response);
      const body = await readBody(request);
      const record = recordRequest({ request, response, requests, body });
      await answer({ record, response, state, options });
    } catch {
      // The client is gone, or the script broke: either way there is nothing left to say.
      response.destroy();
    }
  });
  // A slow script is the point of some tests.
  server.requestTimeout = 0;
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    setScript: (script, given) => {
      state.script = named(script, given);
    },
    release: () => {
      state.hold.release();
      state.hold = newHold();
    },
    close: async () => {
      state.hold.release();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * @param {ScriptOptions} given
 * @param {number | undefined} tokensPerSecond
 * @returns {ScriptOptions}
 */
function withPace(given, tokensPerSecond) {
  return tokensPerSecond === undefined ? given : { tokensPerSecond, ...given };
}

/**
 * @typedef {object} Call
 * @property {RecordedRequest} record
 * @property {import("node:http").ServerResponse} response
 * @property {{ models: readonly FakeModel[], script: Script, hold: ReturnType<typeof newHold> }} state
 * @property {ServerOptions} options
 */

/** @param {Call} call */
async function answer({ record, response, state, options }) {
  if (record.method === "OPTIONS") return void response.writeHead(204).end();
  if (options.delayMs !== undefined) await wait(options.delayMs);
  const { needsKey } = options;
  if (needsKey !== undefined && record.headers.authorization !== `Bearer ${needsKey}`) {
    return sendError(response, 401, "invalid_api_key");
  }
  const route = `${record.method} ${record.path}`;
  if (route === "GET /v1/models") return sendModels(response, state.models);
  if (route !== "POST /v1/chat/completions") return sendError(response, 404, "unknown_url");
  const model = String(record.json?.model ?? "");
  if (!state.models.some(({ name }) => name === model)) {
    return sendError(response, 404, "model_not_found");
  }
  const chat = createChat({ response, record, released: state.hold.released });
  return state.script(toOpenaiChat(chat));
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {readonly FakeModel[]} models
 */
function sendModels(response, models) {
  const data = models.map(({ name, window }) => ({
    id: name,
    object: "model",
    created: 1_767_225_600,
    owned_by: "fake",
    ...(window === undefined ? {} : { context_length: window }),
  }));
  sendJson(response, 200, { object: "list", data });
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} code
 */
function sendError(response, status, code) {
  const message = "the fake server was told to refuse this";
  sendJson(response, status, { error: { message, type: "invalid_request_error", code } });
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {unknown} value
 */
function sendJson(response, status, value) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

/**
 * Anyone may ask, with any header: what keeps requests apart is not this server's business.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function allowOrigin({ headers }, response) {
  if (headers.origin === undefined) return;
  response.setHeader("access-control-allow-origin", headers.origin);
  response.setHeader("access-control-allow-methods", "GET, POST, OPTIONS");
  const requestedHeaders = headers["access-control-request-headers"];
  if (requestedHeaders !== undefined)
    response.setHeader("access-control-allow-headers", requestedHeaders);
}
