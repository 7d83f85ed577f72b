import { expect, it } from "vitest";
import type { Id } from "./id";
import { nameTools } from "./server-tool";

// Sources: diegosouzapw/OmniRoute#13715 (Gemini), of the servers of 1C.
it("names no tool with a digit first: Gemini refuses a whole request for it", () => {
  const tools = [{ name: "list", description: "", parameters: {}, digest: "d" }];
  const names = ["1C", "365 mail of the whole house", "__2", "x1"].map((name, createdAt) => {
    const id = "01890a5d-ac96-774b-bcce-b302099a8057" as Id;
    return nameTools([{ id, name, url: "https://a.example/mcp", createdAt, tools }])[0]?.name;
  });
  expect(names).toEqual([
    "server_1c__list",
    "server_365_mail_of_t__list",
    "server_2__list",
    "x1__list",
  ]);
});
