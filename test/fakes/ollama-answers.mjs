import { createChat } from "./ollama-chat.mjs";

/**
 * @typedef {object} ServerState
 * @property {readonly import("./ollama-server.mjs").FakeModel[]} models Replaced where one is deleted.
 * @property {import("./ollama-scripts.mjs").Script} script
 * @property {{ released: Promise<void>, release: () => void }} hold
 */

const DEFAULT_WINDOW = 8_192;

/**
 * `/api/tags`: the models that are installed.
 * @param {import("node:http").ServerResponse} response
 * @param {ServerState} state
 */
export function answerTags(response, { models }) {
  sendJson(response, 200, {
    models: models.map(({ name, family = "llama", remoteHost }) => ({
      name,
      model: name,
      modified_at: "2026-01-01T00:00:00Z",
      size: 1_000_000,
      digest: "0".repeat(64),
      ...(remoteHost === undefined ? {} : { remote_host: remoteHost }),
      details: { family, families: [family], format: "gguf" },
    })),
  });
}

/**
 * `/api/show`: a model's window and abilities.
 * @param {import("node:http").ServerResponse} response
 * @param {ServerState} state
 * @param {any} question
 */
export function answerShow(response, { models }, question) {
  const model = findModel(models, question?.model);
  if (model === undefined) return sendJson(response, 404, { error: "model not found" });
  const { family = "llama", window = DEFAULT_WINDOW, thinks = false, sees = false } = model;
  const abilities = { thinking: thinks, vision: sees, tools: model.calls === true };
  sendJson(response, 200, {
    details: { family },
    model_info: {
      "general.architecture": family,
      [`${family}.context_length`]: window,
      [`${family}.embedding_length`]: 2_048,
    },
    capabilities: [
      "completion",
      ...Object.entries(abilities).flatMap(([name, has]) => (has ? [name] : [])),
    ],
  });
}

/**
 * `/api/delete`: a model is taken from the disk.
 * @param {import("node:http").ServerResponse} response
 * @param {ServerState} state
 * @param {any} question
 */
export function answerDelete(response, state, question) {
  const model = findModel(state.models, question?.model);
  if (model === undefined) return sendJson(response, 404, { error: "model not found" });
  state.models = state.models.filter((one) => one !== model);
  response.writeHead(200).end();
}

/**
 * `/api/chat`: whatever the script says, once the model is known.
 * @param {import("node:http").ServerResponse} response
 * @param {ServerState} state
 * @param {import("./ollama-server.mjs").RecordedRequest} record
 */
export async function answerChat(response, { models, script, hold }, record) {
  const name = String(record.json?.model ?? "");
  if (findModel(models, name) === undefined) {
    return sendJson(response, 404, { error: `model "${name}" not found, try pulling it first` });
  }
  await script(createChat({ response, record, released: hold.released }));
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {unknown} value
 */
function sendJson(response, status, value) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(value));
}

/**
 * @param {readonly import("./ollama-server.mjs").FakeModel[]} models
 * @param {unknown} name
 */
function findModel(models, name) {
  return models.find((model) => model.name === name || model.name === `${name}:latest`);
}
