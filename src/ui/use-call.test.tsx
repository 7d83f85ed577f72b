import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../test/builders/live-page";
import { createFakeClient, idOf } from "../../test/fakes/fake-client";
import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Client } from "../messaging/client";
import { useCall } from "./use-call";

afterEach(() => {
  vi.unstubAllGlobals();
});

function Shown({ client, id }: { readonly client: Client; readonly id: Id }) {
  const { value, failure } = useCall(client, "context.holds", { id });
  return <p data-messages={value?.messages} data-failure={failure?.code} />;
}

const holding = (messages: number) => ({ conversations: 1, messages });

it("asks anew where the input says something else, and not where the same is drawn again", async () => {
  const answer = ({ id }: { readonly id: Id }) => holding(id === idOf(1) ? 1 : 2);
  const { client, calls } = createFakeClient({ "context.holds": answer });
  const page = await livePage();
  await page.show(<Shown client={client} id={idOf(1)} />);
  await page.until(() => page.has("[data-messages='1']"));
  await page.show(<Shown client={client} id={idOf(1)} />);
  expect(calls).toHaveLength(1);
  await page.show(<Shown client={client} id={idOf(2)} />);
  await page.until(() => page.has("[data-messages='2']"));
  expect(calls.map(({ input }) => input)).toEqual([{ id: idOf(1) }, { id: idOf(2) }]);
});

it("shows no answer to another input, though it comes last", async () => {
  const given = new Map<Id, () => void>();
  const answer = ({ id }: { readonly id: Id }) =>
    new Promise((resolve) => given.set(id, () => resolve(holding(id === idOf(1) ? 1 : 2))));
  const { client } = createFakeClient({ "context.holds": answer });
  const page = await livePage();
  await page.show(<Shown client={client} id={idOf(1)} />);
  await page.show(<Shown client={client} id={idOf(2)} />);
  given.get(idOf(2))?.();
  await page.until(() => page.has("[data-messages='2']"));
  given.get(idOf(1))?.();
  await page.show(<Shown client={client} id={idOf(2)} />);
  expect(page.has("[data-messages='2']")).toBe(true);
});

it("asks twice where the worker was gone, and tells any other failure at once", async () => {
  const failures = [
    new AppError("worker-gone"),
    new AppError("worker-gone"),
    new AppError("locked"),
  ];
  const answer = () => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return holding(3);
  };
  const { client, calls } = createFakeClient({ "context.holds": answer });
  const page = await livePage();
  await page.show(<Shown client={client} id={idOf(1)} />);
  await page.until(() => page.has("[data-failure='worker-gone']"));
  expect(calls).toHaveLength(2);
  await page.show(<Shown client={client} id={idOf(2)} />);
  await page.until(() => page.has("[data-failure='locked']"));
  expect(calls).toHaveLength(3);
});
