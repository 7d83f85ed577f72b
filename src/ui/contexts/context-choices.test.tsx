import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { createFakeClient, makeCard } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import type { Id } from "../../domain/id";
import { createPanelShell } from "../panel-shell";
import { ContextChoices } from "./context-choices";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("makes one context from a preset, however often it is tried to show that", async () => {
  let shows = 0;
  const { client, named } = createFakeClient({
    "preset.list": () => ({ presets: BUILT_IN_PRESETS, total: 1, tags: [] }),
    "context.createFromPreset": ({ id }: { id: Id }) => makeCard({ id }),
  });
  const shown = createPanelShell({ client, readWindow: async () => 7 });
  const showContext = async () => {
    shows += 1;
    if (shows === 1) throw new AppError("internal");
  };
  const shell = { ...shown, showContext };
  const onDone = vi.fn();
  const page = await livePage();
  await page.show(<ContextChoices shell={shell} currentId={null} onDone={onDone} />);
  await page.click("[data-presets]");
  await page.until(() => page.has("[data-option]"));
  const choose = () => page.click("[data-option]");
  await choose();
  await page.until(() => page.has("[data-problem=internal]"));
  await choose();
  await page.until(() => onDone.mock.calls.length === 1);
  await choose();
  await page.until(() => onDone.mock.calls.length === 2);
  const [first, second, third] = named("context.createFromPreset").map(({ input }) => input);
  expect(second).toEqual(first);
  expect(third, "another one was wanted").not.toEqual(first);
  shell.close();
});
