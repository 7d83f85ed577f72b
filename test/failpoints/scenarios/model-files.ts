import { expect } from "vitest";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

/** What a person does with files of models, and with the figures of what was answered. */
export const MODEL_FILE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a model file that does not come, and is removed; figures that are forgotten",
    expectedRows: { model_files: 0, usage: 0 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const { panel, server } = stage;
      const url = `${server.url}/tiny.gguf`;
      await untilDone(
        () => list(stage),
        (files) => files.length > 0,
        () => panel.attempt("modelFile.download", { url }),
      );
      // Whoever's worker has died finds it paused.
      await expect.poll(async () => (await list(stage))[0]?.state).toMatch(/failed|paused/);
      await untilDone(
        () => list(stage),
        (files) => files.length === 0,
        ([file]) => panel.attempt("modelFile.remove", { id: file?.id ?? "" }),
      );
      await panel.call("usage.read", {});
      await panel.call("usage.forget", {});
      expect((await panel.call("usage.read", {})).months).toEqual([]);
    },
  },
];

async function list({ panel }: Pick<Stage, "panel">) {
  return (await panel.call("modelFile.list", {})).files;
}
