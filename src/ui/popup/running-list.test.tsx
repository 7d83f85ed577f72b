import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { createFakeClient, idOf } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import type { Popup } from "./popup";
import { useRunning } from "./running-list";

afterEach(() => {
  vi.unstubAllGlobals();
});

const TURN = { turnId: idOf(1), conversationId: idOf(2), title: "", contextName: "Work" };

type Props = { readonly popup: Popup; readonly onWait: () => void };

function Running({ popup, onWait }: Props) {
  return <button type="button" data-running={useRunning(popup).length} onClick={onWait} />;
}

it("goes on to ask what is being written where it was not told once", async () => {
  let times = 0;
  const { client } = createFakeClient({
    "turn.running": () => {
      times += 1;
      if (times === 2) throw new AppError("internal");
      return { turns: times === 1 ? [TURN] : [] };
    },
    "conversation.list": () => ({ conversations: [] }),
  });
  let due = () => {};
  const later = (run: () => void) => {
    due = run;
    return () => {
      if (due === run) due = () => {};
    };
  };
  const popup = { client, quickAsk: { resume: () => {} }, later } as unknown as Popup;
  const page = await livePage();
  const onWait = () => {
    const run = due;
    due = () => {};
    run();
  };
  await page.show(<Running popup={popup} onWait={onWait} />);
  await page.until(() => page.has("[data-running='1']"));
  await page.click("button");
  expect(times).toBe(2);
  await page.click("button");
  await page.until(() => page.has("[data-running='0']"));
});
