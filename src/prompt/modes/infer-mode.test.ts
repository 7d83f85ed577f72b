import { describe, expect, it } from "vitest";
import { HELD_OUT } from "../../../test/bench/modes/held-out";
import { FOLLOW_UPS, MORE_FOLLOW_UPS } from "../../../test/bench/modes/kept-apart-follow-ups";
import { MAX_MESSAGE_BYTES } from "../../domain/limits";
import type { PromptMode } from "../../domain/prompt-mode";
import { inferMode } from "./infer-mode";

describe("inferMode", () => {
  it("A-034 A-036 A-053 tells the five modes by the words of the message", () => {
    expect(inferMode("Write a short toast for my sister.", [])).toBe("creation");
    expect(inferMode("When did I tell you about the dentist?", [])).toBe("search");
    expect(inferMode("Make it shorter and friendlier.", [])).toBe("modification");
    expect(inferMode("Compare renting and buying.", [])).toBe("analysis");
    expect(inferMode("I slept badly and feel lonely.", [])).toBe("general");
  });

  it("A-036 tells them in German, too", () => {
    expect(inferMode("Schreib mir eine Einladung zum Sommerfest", [])).toBe("creation");
    expect(inferMode("Wann fährt der letzte Zug?", [])).toBe("search");
    expect(inferMode("Kannst du das kürzer formulieren?", [])).toBe("modification");
    expect(inferMode("Warum ist der Himmel blau?", [])).toBe("analysis");
    expect(inferMode("Danke dir, gute Nacht", [])).toBe("general");
  });

  it("A-036 is general where neither words nor tools tell anything", () => {
    for (const text of ["", " \n?!", "42", "ok", "ja", "今天天气很好", "\ud83d", "\0"]) {
      expect(inferMode(text, [])).toBe("general");
      expect(inferMode(text, ["weather", "constructor", ""])).toBe("general");
    }
  });

  it("A-036 lets the latest telling tool decide where the words are weak", () => {
    expect(inferMode("and in 2019?", [])).toBe("general");
    expect(inferMode("and in 2019?", ["create_note", "archival_search"])).toBe("search");
    expect(inferMode("and in 2019?", ["archival_search", "create_note"])).toBe("creation");
    expect(inferMode("and in 2019?", ["edit_block", "weather"])).toBe("modification");
    expect(inferMode("and in 2019?", ["read_page"])).toBe("analysis");
  });

  it("A-036 keeps to clear words against the tools before", () => {
    expect(inferMode("Thank you!", ["search"])).toBe("general");
    expect(inferMode("Write me a poem about it", ["search", "search"])).toBe("creation");
  });

  it("A-036 tells more of the same, what a workflow does, and once more apart", () => {
    expect(inferMode("Tell me more", [])).toBe("general");
    expect(inferMode("What does this workflow do?", ["archival_search"])).toBe("analysis");
    expect(inferMode("Do it again", [])).toBe("general");
    expect(inferMode("Do it again", ["create_note"])).toBe("creation");
  });

  it("A-036 is right on nine of ten follow-ups of each kind that no cue was written for, and on eight by a tool", () => {
    const right = (texts: readonly string[], mode: PromptMode, tools: readonly string[] = []) =>
      texts.filter((text) => inferMode(text, tools) === mode).length;
    for (const { more, what, again } of [FOLLOW_UPS, MORE_FOLLOW_UPS]) {
      expect(right(more, "general")).toBeGreaterThanOrEqual(9);
      expect(right(what, "analysis")).toBeGreaterThanOrEqual(9);
      expect(right(again, "general")).toBeGreaterThanOrEqual(9);
      expect(right(again, "creation", ["create_note"])).toBeGreaterThanOrEqual(8);
    }
  });

  it("A-036 counts a leading request more than the same word inside a sentence", () => {
    expect(inferMode("Write a poem, please", [])).toBe("creation");
    expect(inferMode("I wrote a poem yesterday, it felt good", [])).toBe("general");
    expect(inferMode("Explain how to write a poem", [])).toBe("analysis");
  });

  it("A-036 takes what stands behind a colon as material, and a last sentence as the request", () => {
    expect(inferMode("Translate this: Find the station. Where is it?", [])).toBe("modification");
    expect(inferMode("My text: compare me to a day. Shorten it", [])).toBe("modification");
  });

  it("looks at the start and the end of a message of 1 MiB, and at nothing between", () => {
    const filler = "la ".repeat(MAX_MESSAGE_BYTES / 6);
    expect(inferMode(`Summarise this: ${filler}${filler}`, [])).toBe("analysis");
    expect(inferMode(`${filler}${filler}. Translate this`, [])).toBe("modification");
    expect(inferMode(`${filler}. Translate this. ${filler}`, [])).toBe("general");
  });

  it("A-036 is right on at least 85 % of messages that no cue was written for", () => {
    const right = HELD_OUT.filter(({ text, mode, tools }) => inferMode(text, tools ?? []) === mode);
    expect(right.length / HELD_OUT.length).toBeGreaterThanOrEqual(0.85);
  });
});
