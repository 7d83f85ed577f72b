import { describe, expect, it } from "vitest";
import { createThinkSplitter } from "./think-splitter";

describe("createThinkSplitter", () => {
  it("sorts leading inline thinking from the answer wherever it is cut", () => {
    const reply = "\n<think>\nIs 1 < 2? </thin yes\n</think>\n\nYes, <b>it</b> is.";
    for (let first = 0; first <= reply.length; first += 1) {
      for (let second = first; second <= reply.length; second += 1) {
        const chunks = [reply.slice(0, first), reply.slice(first, second), reply.slice(second)];
        expect(sort(chunks)).toEqual({
          thinking: "Is 1 < 2? </thin yes\n",
          text: "Yes, <b>it</b> is.",
        });
      }
    }
  });

  it("says nothing for empty thinking", () => {
    expect(sort(["<think>", "\n\n", "</think>", "\n\n", "Hi"])).toEqual({
      thinking: "",
      text: "Hi",
    });
  });

  it("takes the tags for text once the answer has begun", () => {
    const text = "Use <think>tags</think> so.";
    expect(sort([...text])).toEqual({ thinking: "", text });
  });

  it("keeps white space at the start of an answer without thinking", () => {
    expect(sort([" ", " a"])).toEqual({ thinking: "", text: "  a" });
  });

  it("loses nothing when the reply ends inside a tag", () => {
    expect(sort(["<thi"])).toEqual({ thinking: "", text: "<thi" });
    expect(sort(["<think>", "so </thi"])).toEqual({ thinking: "so </thi", text: "" });
  });
});

function sort(chunks: readonly string[]) {
  const splitter = createThinkSplitter();
  const said = [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.flush()];
  const join = (type: string) => said.map((part) => (part.type === type ? part.text : "")).join("");
  return { thinking: join("thinking-delta"), text: join("text-delta") };
}
