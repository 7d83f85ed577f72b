import { describe, expect, it } from "vitest";
import { toFile } from "../../../../test/builders/make-export";
import { type ImportHarness, makeImportStore } from "../../../../test/builders/make-import-store";
import { makePng } from "../../../../test/builders/make-png";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { AppError } from "../../../domain/app-error";
import { createImporter, type ImportSource } from "./importer";

const PICTURE = {
  kind: "image",
  name: "a",
  type: "image/png",
  width: 3,
  height: 2,
  data: makePng(3, 2, "").toString("base64"),
} as const;

/** A chat whose question shows that many pictures, as Page Assist exports it. */
function sourceWith(pictures: number): ImportSource {
  const history = { id: "h", title: "Seen", createdAt: 1_700_000_000_000 };
  const images = Array.from({ length: pictures }, () => `data:image/png;base64,${PICTURE.data}`);
  const message = { id: "1", role: "user", content: "Look", images, createdAt: 1_700_000_000_001 };
  return {
    type: "file",
    file: toFile(JSON.stringify({ chat: [{ history, messages: [message] }] })),
  };
}

type Over = Record<string, (input: never) => unknown>;

function toImporter({ imports, context }: ImportHarness, over: Over, drawn: typeof PICTURE | null) {
  const fake = createFakeClient({
    "context.createFromPreset": () => ({ context }),
    "import.known": async (input: Parameters<typeof imports.known>[0]) => ({
      known: await imports.known(input),
    }),
    "import.begin": imports.begin,
    "import.add": async (input: Parameters<typeof imports.add>[0]) => ({
      results: await imports.add(input),
    }),
    "import.pictures": async (input: Parameters<typeof imports.missingPictures>[0]) => ({
      missing: await imports.missingPictures(input),
    }),
    ...over,
  } as Over);
  const clock = { now: () => Date.UTC(2025, 0, 1) };
  const importer = createImporter({ client: fake.client, clock, readPicture: async () => drawn });
  const run = async (pictures: number) => {
    importer.again();
    await importer.start(sourceWith(pictures), { type: "new", name: "" });
    const state = importer.state.get();
    if (state.at !== "ended") throw new Error(`it is ${state.at}`);
    return state;
  };
  return { ...fake, run };
}

describe("the pictures of an import", () => {
  it("M-086 are attached once, and those that did not come the next time", async () => {
    const harness = await makeImportStore();
    const { imports } = harness;
    let free = 2;
    const add = async (input: Parameters<typeof imports.addPicture>[0]) => {
      if (free === 0) throw new AppError("quota-exceeded", { data: { missing: 1 } });
      free -= 1;
      return { result: await imports.addPicture(input) };
    };
    const { run, named } = toImporter(harness, { "import.picture": add }, PICTURE);
    const first = await run(4);
    expect([first.how, first.report.pictures]).toEqual(["done", 2]);
    expect([...first.report.notes]).toEqual([["room", 2]]);
    // Where there is no room for one, the next is not even read.
    expect(named("import.picture")).toHaveLength(3);
    const texts = async () => (await harness.messages()).map(({ text }) => text);
    expect(await texts()).toEqual(["Look\n\n[Picture]\n\n[Picture]"]);
    free = 9;
    const second = (await run(4)).report;
    expect(second).toMatchObject({ added: 0, unchanged: 1, pictures: 2 });
    expect([await texts(), second.notes.size]).toEqual([["Look"], 0]);
    expect((await harness.messages())[0]?.attachments).toHaveLength(4);
    expect((await run(4)).report).toMatchObject({ unchanged: 1, pictures: 0 });
  });

  it("M-086 are counted where they do not open, and told in their place", async () => {
    const harness = await makeImportStore();
    const { run } = toImporter(harness, {}, null);
    const { report } = await run(1);
    expect([report.pictures, [...report.notes]]).toEqual([0, [["image", 1]]]);
    expect((await harness.messages())[0]?.text).toBe("Look\n\n[Picture]");
  });
});
