import { expect, it } from "vitest";
import {
  createFakeClient,
  idOf,
  makeMessage,
  makeOpened,
  makePage,
  settle,
} from "../../test/fakes/fake-client";
import type { OpenedConversation } from "../contract/opened-conversation";
import { AppError } from "../domain/app-error";
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

it("shows the begun one to who asks again, also where another one was asked for between", async () => {
  const answers: { give: () => void; fail: () => void }[] = [];
  const { client, named } = createFakeClient({
    "message.list": () => makePage([makeMessage(9)]),
    "conversation.show": () => makeOpened(6),
    "conversation.create": () =>
      new Promise<OpenedConversation>((resolve, reject) => {
        const fail = () => reject(new AppError("internal"));
        answers.push({ give: () => resolve(makeOpened(5)), fail });
      }),
  });
  const shell = createPanelShell({ client, readWindow: async () => 7 });
  await shell.start();
  await settle();
  const first = shell.begin({ temporary: false });
  await settle();
  const { conversation } = makeOpened(6);
  await shell.showConversation(conversation);
  await settle();
  const second = shell.begin({ temporary: false });
  await settle();
  answers[0]?.give();
  await Promise.all([first, second]);
  expect(named("conversation.create")).toHaveLength(1);
  expect(shell.current.get().panel.conversation.get().opened?.conversation.id).toBe(idOf(5));
  await settle();
  const failing = [shell.begin({ temporary: false }), shell.begin({ temporary: false })];
  await settle();
  answers[1]?.fail();
  const ended = await Promise.allSettled(failing);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(named("conversation.create")).toHaveLength(2);
  shell.close();
});
