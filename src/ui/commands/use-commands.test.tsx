import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import type { Models } from "../models/use-models";
import { useCommands } from "./use-commands";

afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = () => {};

type Props = { readonly list: Models["list"]; readonly onModels: () => void };

function CommandButton({ list, onModels }: Props) {
  const { run, answer } = useCommands({
    models: { list, choose: async () => true } as unknown as Models,
    ...{ onContext: nothing, onModels, onMemory: nothing, onSearch: nothing, onBegin: nothing },
  });
  return (
    <button
      type="button"
      data-answer={answer?.name}
      onClick={() => run({ name: "model", argument: "llama" })}
    />
  );
}

async function answerFor(list: Models["list"]) {
  const onModels = vi.fn();
  const page = await livePage();
  await page.show(<CommandButton list={list} onModels={onModels} />);
  await page.click("button");
  expect(onModels).toHaveBeenCalledTimes(1);
  return page.find("button").dataset.answer;
}

it("says that there is no model of that name once it is known which ones there are", async () => {
  expect(await answerFor({ models: [], connections: [], failure: null })).toBe("model");
});

it("says nothing of it before, and shows the models as they come", async () => {
  expect(await answerFor(null)).toBeUndefined();
});
