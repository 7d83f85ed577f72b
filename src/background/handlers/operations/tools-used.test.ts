import { expect, it } from "vitest";
import { makeToolApp } from "../../../../test/builders/make-tool-app";
import { conversationHistory } from "./conversation-history";
import { chat } from "./routes";

it("A-009 A-066 A-069 tells the tools that have answered, each once, and none that was refused", async () => {
  const { app } = await makeToolApp({
    orders: [
      ["now", {}],
      ["calculate", { expression: "1+1" }],
      ["now", {}],
      ["block_read", { label: "nowhere" }],
      ["format_disk", {}],
    ],
  });
  const { tools_used, conversation_id } = await chat(app, { message: "hello" });
  expect(tools_used).toEqual(["now", "calculate"]);
  const { turns } = await conversationHistory(app, { conversation_id });
  expect(turns).toMatchObject([{ mcp_tools_used: ["now", "calculate"] }]);
});
