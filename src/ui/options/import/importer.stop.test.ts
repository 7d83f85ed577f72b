import { afterEach, expect, it, vi } from "vitest";
import { makeUncutFile } from "../../../../test/builders/uncut-file";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { createImporter } from "./importer";

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["a list of numbers", `[${"0,".repeat(90_000)}0]`],
  [
    "a chat with lines that are none",
    `{"chat_metadata":{},"user_name":"a"}\n${"0\n".repeat(90_000)}`,
  ],
])("an import hears that it is to stop while it reads what stores nothing: %s", async (_, text) => {
  // However fast the machine is, a pause comes.
  let ms = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    ms += 1;
    return ms;
  });
  const { client, calls } = createFakeClient({});
  const importer = createImporter({ client, clock: { now: () => Date.UTC(2025, 0, 1) } });
  // Asked for while all that is read is there already: nothing but a pause lets it be heard.
  const file = makeUncutFile(text, () => setTimeout(importer.stop, 0));
  const percents: number[] = [];
  importer.state.subscribe(() => {
    const state = importer.state.get();
    if (state.at === "running") percents.push(state.percent);
  });
  await importer.start({ type: "file", file }, { type: "new", name: "" });
  const ended = importer.state.get();
  if (ended.at !== "ended") throw new Error(`it is ${ended.at}`);
  expect(ended.how).toBe("stopped");
  expect(ended.report.problemCount).toBeLessThan(90_000);
  expect(Math.max(...percents)).toBeLessThan(100);
  expect(calls).toEqual([]);
});
