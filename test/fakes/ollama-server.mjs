import { once } from "node:events";
import { createServer } from "node:http";
import { answerChat, answerDelete, answerShow, answerTags } from "./ollama-answers.mjs";
import { namedScript } from "./ollama-scripts.mjs";
import { newHold, readBody, recordRequest } from "./record-request.mjs";

/**
 * @typedef {object} FakeModel
 * @property {string} name
 * @property {number | null} [window] Tokens; 8,192 where left out, null where the server does not tell.
 * @property {boolean} [thinks]
 * @property {boolean} [sees]
 * @property {boolean} [calls] Whether it calls tools.
 * @property {string} [family] `llama` where left out.
 * @property {string} [remoteHost] The model runs on another server.
 */

/** @typedef {import("./record-request.mjs").RecordedRequest} RecordedRequest */

/**
 * @typedef {object} ServerOptions
 * @property {readonly FakeModel[]} [models]
 * @property {import("./ollama-scripts.mjs").Script | import("./ollama-scripts.mjs").ScriptName} [script]
 * @property {import("./ollama-scripts.mjs").ScriptOptions} [scriptOptions]
 * @property {readonly string[]} [origins] Answers 403 to any other `Origin`; all may ask if left out.
 * @property {boolean} [holdsList] Tells nobody its models before it is released.
 * @property {number} [port] A free one where left out.
 */

/**
 * @typedef {object} OllamaServer
 * @property {string} url Base url.
 * @property {readonly RecordedRequest[]} requests
 * @property {(script: import("./ollama-scripts.mjs").Script | import("./ollama-scripts.mjs").ScriptName, options?: import("./ollama-scripts.mjs").ScriptOptions) => void} setScript
 *   Decides how chat requests that come from now on are answered.
 * @property {() => void} release Lets every `hold`, and what pauses without end, go on.
 * @property {() => Promise<void>} close Hangs up on everyone.
 */

/** @type {readonly FakeModel[]} */
const DEFAULT_MODELS = [{ name: "llama3.2:latest", window: 131_072 }];

/**
 * A loopback server that speaks Ollama's protocol and answers as a script says.
 * @param {ServerOptions} [options]
 * @returns {Promise<OllamaServer>}
 */
export async function startOllamaServer(options = {}) {
  /** @type {RecordedRequest[]} */
  const requests = [];
  /** @type {import("./ollama-answers.mjs").ServerState} */
  const state = {
    models: options.models ?? DEFAULT_MODELS,
    script: namedScript(options.script ?? "reply", options.scriptOptions),
    hold: newHold(),
  };
  const listed = options.holdsList ? state.hold.released : undefined;
  const server = createServer(async (request, response) => {
    try {
      await answer({ request, response, requests, state, listed, origins: options.origins });
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
    url: `http://127.0.0.1:${address.port}`,
    requests,
    setScript: (script, scriptOptions) => {
      state.script = namedScript(script, scriptOptions);
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
 * @param {object} call
 * @param {import("node:http").IncomingMessage} call.request
 * @param {import("node:http").ServerResponse} call.response
 * @param {RecordedRequest[]} call.requests
 * @param {import("./ollama-answers.mjs").ServerState} call.state
 * @param {Promise<void> | undefined} call.listed
 * @param {readonly string[] | undefined} call.origins
 */
async function answer({ request, response, requests, state, listed, origins }) {
  const origin = request.headers.origin;
  const mayAsk = origin === undefined || origins === undefined || origins.includes(origin);
  if (origin !== undefined && mayAsk) allowOrigin(response, origin);
  const body = await readBody(request);
  const record = recordRequest({ request, response, requests, body });
  if (!mayAsk) return void response.writeHead(403).end();
  const route = `${record.method} ${record.path}`;
  if (record.method === "OPTIONS") return void response.writeHead(204).end();
  if (route === "GET /api/tags") {
    await listed;
    return answerTags(response, state);
  }
  if (route === "POST /api/show") return answerShow(response, state, record.json);
  if (route === "DELETE /api/delete") return answerDelete(response, state, record.json);
  if (route === "POST /api/chat") return answerChat(response, state, record);
  return void response.writeHead(404, { "content-type": "text/plain" }).end("404 page not found");
}

/** @param {import("node:http").ServerResponse} response @param {string} origin */
function allowOrigin(response, origin) {
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-headers", "content-type");
  response.setHeader("access-control-allow-methods", "GET, POST, DELETE, OPTIONS");
}
