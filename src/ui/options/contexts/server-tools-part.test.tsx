import { expect, it, onTestFinished, vi } from "vitest";
import { livePage } from "../../../../test/builders/live-page";
import { makeConnection } from "../../../../test/builders/make-connection";
import { createFakeClient, makeCard } from "../../../../test/fakes/fake-client";
import { createContextEditor } from "./context-editor";
import { ToolsPart } from "./tools-part";

it("writes out what tools ask for once, whatever is typed beside them or switched on", async () => {
  const page = await livePage();
  onTestFinished(() => void vi.unstubAllGlobals());
  let written = 0;
  const toJSON = () => {
    written += 1;
    return {};
  };
  const tools = ["one", "two", "three"].map((name) => ({
    ...{ name, description: "", parameters: { toJSON }, digest: "d" },
  }));
  const { client } = createFakeClient({
    "connection.list": () => ({ connections: [makeConnection(1, { kind: "mcp", tools })] }),
  });
  const editor = createContextEditor({ client, later: () => () => {} }, makeCard());
  const show = () => page.show(<ToolsPart client={client} editor={editor} state={editor.get()} />);
  await show();
  await page.until(() => page.has("[data-tools-of]"));
  expect(written).toBe(3);
  editor.change({ systemPrompt: "You are" });
  await show();
  editor.change({ tools: ["now"] });
  await show();
  expect(written).toBe(3);
});
