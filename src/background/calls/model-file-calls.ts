import type { CallHandlers } from "../../messaging/serve-calls";
import type { App } from "../app";
import { type Guards, held } from "../guards";
import { modelFileRemove } from "../handlers/model-file-remove";

type Needs = Pick<App, "modelFiles">;

/** Calls about model files inside the browser. */
export function modelFileCallHandlers({ whenOpen, whenAsked }: Guards) {
  return {
    "modelFile.list": whenAsked(({ modelFiles }: Needs) => modelFiles.list()),
    "modelFile.expect": whenOpen(({ modelFiles }: Needs, input) => modelFiles.expect(input)),
    "modelFile.download": whenOpen(({ modelFiles }: Needs, { url }) => modelFiles.download(url)),
    "modelFile.pause": whenOpen(({ modelFiles }: Needs, { id }) => modelFiles.pause(id)),
    "modelFile.resume": whenOpen(({ modelFiles }: Needs, { id }) => modelFiles.resume(id)),
    "modelFile.remove": whenOpen(held(modelFileRemove)),
  } satisfies Partial<CallHandlers>;
}
