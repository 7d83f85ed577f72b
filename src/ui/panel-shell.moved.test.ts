import { expect, it } from "vitest";
import { createFakeClient, idOf, makeOpened, settle } from "../../test/fakes/fake-client";
import { createPanelShell } from "./panel-shell";

it("is a panel of the window into which its tab was moved while it began", async () => {
  const fake = createFakeClient({
    "panel.show": () => ({ opened: makeOpened(5), isPanelOpen: true }),
  });
  let windowId = 7;
  let move = () => {};
  const shell = createPanelShell({
    client: fake.client,
    readWindow: async () => windowId,
    onMoved: (listener) => {
      move = listener;
      return () => {};
    },
  });
  const starting = shell.start();
  windowId = 8;
  move();
  await starting;
  await settle();
  await shell.showContext(idOf(2));
  expect(fake.named("panel.show").at(-1)?.input).toMatchObject({ windowId: 8 });
  const watches = fake.watched("panel.watch");
  expect(watches.at(-1)?.input).toMatchObject({ windowId: 8 });
  shell.close();
});

it("asks and is told as a panel of the window into which its tab was moved", async () => {
  const fake = createFakeClient({
    "panel.show": () => ({ opened: makeOpened(5), isPanelOpen: true }),
  });
  let windowId = 7;
  let move = () => {};
  let isHeard = true;
  const shell = createPanelShell({
    client: fake.client,
    readWindow: async () => windowId,
    readIsTab: async () => true,
    onMoved: (listener) => {
      move = listener;
      return () => {
        isHeard = false;
      };
    },
  });
  await shell.start();
  // Another tab was moved.
  move();
  await settle();
  expect(fake.watched("panel.watch")).toHaveLength(1);
  windowId = 8;
  move();
  await settle();
  await shell.showContext(idOf(2));
  expect(fake.named("panel.show").at(-1)?.input).toMatchObject({ windowId: 8 });
  const watches = fake.watched("panel.watch");
  expect(watches.map(({ input }) => input)).toEqual([
    { windowId: 7, isTab: true },
    { windowId: 8, isTab: true },
  ]);
  expect(watches.map(({ stopped }) => stopped())).toEqual([true, false]);
  windowId = 9;
  move();
  shell.close();
  await settle();
  expect(fake.watched("panel.watch")).toHaveLength(2);
  expect(isHeard).toBe(false);
});
