import { expect, it } from "vitest";
import {
  createFakeClient,
  makeMessage,
  makeOpened,
  makePage,
  settle,
} from "../../test/fakes/fake-client";
import type { OpenedConversation } from "../contract/opened-conversation";
import { createPanelShell } from "./panel-shell";

it("begins one conversation where its key is pressed again before that is there", async () => {
  let answer = () => {};
  const { client, named } = createFakeClient({
    "message.list": () => makePage([makeMessage(9)]),
    "conversation.create": () =>
      new Promise<OpenedConversation>((resolve) => {
        answer = () => resolve(makeOpened(5));
      }),
  });
  const shell = createPanelShell({ client, readWindow: async () => 7 });
  await shell.start();
  await settle();
  const first = shell.begin({ temporary: false });
  await settle();
  const second = shell.begin({ temporary: false });
  await settle();
  expect(named("conversation.create")).toHaveLength(1);
  answer();
  await Promise.all([first, second]);
  const third = shell.begin({ temporary: true });
  await settle();
  expect(named("conversation.create")).toHaveLength(2);
  answer();
  await third;
  shell.close();
});
