import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createFakeClient, idOf } from "../../../test/fakes/fake-client";
import { ReplyExtras } from "./reply-extras";

const render = (tools: readonly string[] | undefined, isRunning = false) => {
  const { client } = createFakeClient();
  const names = tools === undefined ? undefined : [...tools];
  const around = { client, turnId: idOf(1), isRunning, mayWait: true };
  const nothing = { provider: "ollama", toolCalls: undefined, sources: undefined, finish: null };
  return renderToStaticMarkup(<ReplyExtras tools={names} {...nothing} {...around} />);
};

it("a reply tells once it has ended that its model takes no tools, where some are on", () => {
  expect(render([])).toContain("This model does not take tools");
  expect(render([], true)).not.toContain("data-no-tools");
  expect(render(["now"])).not.toContain("data-no-tools");
  expect(render(undefined)).toBe("");
});
