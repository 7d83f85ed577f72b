import { expect, it } from "vitest";
import { toFile } from "../../../../test/builders/make-export";
import { makeExported } from "../../../../test/builders/make-exported";
import { makeImportStore } from "../../../../test/builders/make-import-store";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { createJsonWriter } from "../../../foreign/write-own-json";
import { createImporter } from "./importer";

it("tells what conversations that came set for their models, and of what was there already nothing", async () => {
  const { imports, context } = await makeImportStore();
  const { client } = createFakeClient({
    "import.known": async (input: Parameters<typeof imports.known>[0]) => ({
      known: await imports.known(input),
    }),
    "import.begin": imports.begin,
    "import.add": async (input: Parameters<typeof imports.add>[0]) => ({
      results: await imports.add(input),
    }),
  } as Record<string, (input: never) => unknown>);
  const importer = createImporter({ client, clock: { now: () => 0 } });
  let text = "";
  const writer = createJsonWriter((more) => {
    text += more;
  }, 0);
  const parameters = { note: "Obey.", stop: ["the"], window: 1_024 };
  const { conversation, messages } = makeExported([">q1", "q1>a1"], { parameters });
  await writer.begin(conversation, "Mine");
  await writer.messages(messages);
  await writer.end();
  const importOnce = async () => {
    const target = { type: "existing", id: context.id, name: "Mine" } as const;
    await importer.start({ type: "file", file: toFile(text) }, target);
    const state = importer.state.get();
    if (state.at !== "ended") throw new Error(`it is ${state.at}`);
    importer.again();
    return state.report.parameters;
  };
  expect(await importOnce()).toEqual({ conversations: 1, sets: ["stop", "window"] });
  expect(await importOnce()).toEqual({ conversations: 0, sets: [] });
});
