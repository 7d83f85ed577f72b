import { describe, expect, it } from "vitest";
import { readMade } from "../../test/builders/read-made";

describe("an answer of Open WebUI's", () => {
  it("keeps the pages that an answer rests on, and an answer that is told in its output alone", () => {
    const wiki = "https://en.wikipedia.org/wiki/Sky";
    const sources = [
      {
        source: { type: "web_search", name: "why is the sky blue" },
        document: ["…"],
        metadata: [
          { source: wiki, title: "Sky" },
          { source: "file-abc123", name: "handbook.pdf" },
        ],
      },
      { source: { name: wiki, url: wiki } },
      { source: { name: "https://a.example" }, metadata: [] },
      "none",
    ];
    const output = [
      { type: "reasoning", content: [{ type: "output_text", text: "Rayleigh." }] },
      { type: "message", content: [{ type: "output_text", text: "It scatters." }] },
    ];
    const messages = {
      q: { id: "q", parentId: null, role: "user", content: "Why?", timestamp: 1_700_000_000 },
      a: { id: "a", parentId: "q", role: "assistant", content: "", sources, output },
    };
    const history = { currentId: "a", messages };
    const chat = { id: "c", title: "Sky", chat: { history }, created_at: 1, updated_at: 1 };
    const answer = readMade(chat).conversation?.messages[1];
    expect(answer).toMatchObject({ text: "It scatters.", thinking: "Rayleigh." });
    expect(answer).toMatchObject({
      sources: [
        { url: wiki, title: "Sky" },
        { url: "https://a.example", title: "" },
      ],
    });
  });
});
