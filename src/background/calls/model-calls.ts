import type { CallHandlers } from "../../messaging/serve-calls";
import { type Guards, held } from "../guards";
import {
  connectionAdd,
  connectionHideOrigin,
  connectionList,
  connectionRemove,
  connectionUpdate,
} from "../handlers/connection-handlers";
import { connectionTest } from "../handlers/connection-test";
import { modelChoose, modelUnset } from "../handlers/model-choose";
import { modelList } from "../handlers/model-list";
import { modelStatus } from "../handlers/model-status";
import { ollamaDelete, ollamaModels, ollamaShow } from "../handlers/ollama-handlers";
import {
  connectionSignIn,
  connectionSignInBegin,
  connectionSignInEnd,
} from "../handlers/sign-in-handlers";

/** Calls about what answers, and the servers that it is reached by. */
export function modelCallHandlers({ whenOpen, whenAsked }: Guards) {
  return {
    "model.status": whenAsked(modelStatus),
    "model.list": whenAsked(modelList),
    "model.choose": whenOpen(modelChoose),
    "model.unset": whenOpen(modelUnset),
    "connection.list": whenAsked(connectionList),
    "connection.add": whenOpen(connectionAdd),
    "connection.update": whenOpen(connectionUpdate),
    "connection.remove": whenOpen(connectionRemove),
    "connection.test": whenOpen(held(connectionTest)),
    "connection.hideOrigin": whenOpen(connectionHideOrigin),
    "connection.signIn": whenOpen(connectionSignIn),
    "connection.signInBegin": whenOpen(connectionSignInBegin),
    "connection.signInEnd": whenOpen(connectionSignInEnd),
    "ollama.models": whenAsked(ollamaModels),
    "ollama.show": whenAsked(ollamaShow),
    "ollama.delete": whenOpen(ollamaDelete),
  } satisfies Partial<CallHandlers>;
}
