import { CallError, callWorker } from "../browser/call-worker.mjs";
import { report } from "../report.mjs";
import { ExitError } from "../run-main.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {{ provider: string, name: string, url: string }} Model */
/** @typedef {{ provider: "ollama" | "guide", name: string, url: string | null }} Choice */

/**
 * What to choose for this run; null keeps the person's own choice.
 * @param {{ requested: { model: string | null, url: string | null }, current: Model,
 *   currentAnswers: boolean, found: string | null }} input
 * @returns {Choice | null}
 */
export function planChoice({ requested, current, currentAnswers, found }) {
  if (requested.url !== null || requested.model !== null) {
    const own = currentAnswers ? current.url : null;
    return { provider: "ollama", name: requested.model ?? "", url: requested.url ?? own ?? found };
  }
  if (current.provider === "ollama" && currentAnswers) {
    return null;
  }
  if (found !== null) {
    return { provider: "ollama", name: "", url: found };
  }
  return current.provider === "guide" ? null : { provider: "guide", name: "", url: null };
}

/**
 * Makes the choice in the worker and says on stderr what answers; a model or server that was asked
 * for and cannot be had ends the run with exit code 2, one that was only found leaves the guide.
 * @param {Page} panel
 * @param {{ choice: Choice | null, current: Model, insist: boolean, extensionId: string }} input
 */
export async function chooseModel(panel, { choice, current, insist, extensionId }) {
  try {
    const model =
      choice === null ? current : (await callWorker(panel, "model.choose", choice)).model;
    report(describe(model));
  } catch (error) {
    if (!(error instanceof CallError)) {
      throw error;
    }
    const reason = explain(error.failure.code, extensionId);
    if (insist) {
      throw new ExitError(2, reason);
    }
    report(`${reason} Until then the built-in guide answers.`);
    await callWorker(panel, "model.choose", { provider: "guide", name: "", url: null });
  }
}

/** @param {Model} model */
function describe(model) {
  return model.provider === "guide"
    ? "No Ollama server answers here, so the built-in guide does."
    : `${model.name} at ${model.url} answers.`;
}

/**
 * @param {string} code
 * @param {string} extensionId
 */
function explain(code, extensionId) {
  switch (code) {
    case "provider-forbidden":
      return `Ollama refuses this extension. Start it with OLLAMA_ORIGINS=chrome-extension://${extensionId} and run this again.`;
    case "provider-model-missing":
      return "The Ollama server has no such model. Fetch one with: ollama pull llama3.2";
    case "bad-request":
      return "Only an Ollama server on this machine can be used (127.0.0.1, localhost or [::1]).";
    default:
      return `The Ollama server cannot be used (${code}).`;
  }
}
