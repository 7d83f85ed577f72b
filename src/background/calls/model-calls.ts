import type { CallHandlers } from "../../messaging/serve-calls";
import type { App } from "../app";
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
import { modelFileRemove } from "../handlers/model-file-remove";
import { modelList } from "../handlers/model-list";
import { modelStatus } from "../handlers/model-status";
import { ollamaDelete, ollamaModels, ollamaShow } from "../handlers/ollama-handlers";
import {
  connectionSignIn,
  connectionSignInBegin,
  connectionSignInEnd,
} from "../handlers/sign-in-handlers";
import { usageForget, usageRead } from "../handlers/usage-handlers";

type Needs = Pick<App, "modelFiles">;

/** Calls about what answers, what it came to, the servers that it is reached by, and files of models. */
export function modelCallHandlers({ whenOpen, byPage }: Guards) {
  return {
    "model.status": byPage(modelStatus),
    "model.list": byPage(modelList),
    "model.choose": whenOpen(modelChoose),
    "model.unset": whenOpen(modelUnset),
    "connection.list": byPage(connectionList),
    "connection.add": whenOpen(connectionAdd),
    "connection.update": whenOpen(connectionUpdate),
    "connection.remove": whenOpen(connectionRemove),
    "connection.test": whenOpen(held(connectionTest)),
    "connection.hideOrigin": whenOpen(connectionHideOrigin),
    "connection.signIn": whenOpen(connectionSignIn),
    "connection.signInBegin": whenOpen(connectionSignInBegin),
    "connection.signInEnd": whenOpen(connectionSignInEnd),
    "ollama.models": byPage(ollamaModels),
    "ollama.show": byPage(ollamaShow),
    "ollama.delete": whenOpen(ollamaDelete),
    "modelFile.list": byPage(({ modelFiles }: Needs) => modelFiles.list()),
    "modelFile.expect": whenOpen(({ modelFiles }: Needs, input) => modelFiles.expect(input)),
    "modelFile.download": whenOpen(({ modelFiles }: Needs, { url }) => modelFiles.download(url)),
    "modelFile.pause": whenOpen(({ modelFiles }: Needs, { id }) => modelFiles.pause(id)),
    "modelFile.resume": whenOpen(({ modelFiles }: Needs, { id }) => modelFiles.resume(id)),
    "modelFile.remove": whenOpen(held(modelFileRemove)),
    "usage.read": byPage(usageRead),
    "usage.forget": whenOpen(usageForget),
  } satisfies Partial<CallHandlers>;
}
