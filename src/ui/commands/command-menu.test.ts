import { describe, expect, it } from "vitest";
import { COMMANDS, WITH_ARGUMENT } from "../../domain/command";
import { enCommandAnswers } from "../words/command-words";
import { menuFor, menuStep, NO_MENU } from "./command-menu";

describe("menuFor", () => {
  it("lists every command for a slash alone, and fewer as it is typed", () => {
    expect(menuFor("/", NO_MENU).names).toEqual(COMMANDS);
    expect(menuFor("/s", NO_MENU).names).toEqual(["status", "summary", "search"]);
    expect(menuFor("/Stat", NO_MENU).names).toEqual(["status"]);
  });

  it.each([
    "",
    "hello",
    " /",
    "//",
    "/status ",
    "/summary of War and Peace",
    "/modelling",
    "/nothing",
    "x/",
    "/".repeat(9e5),
  ])("lists nothing for what is no beginning of a command: %j", (text) => {
    expect(menuFor(text, NO_MENU)).toBe(NO_MENU);
  });

  it("keeps what was chosen while the list stays the same", () => {
    const chosen = { ...menuFor("/s", NO_MENU), at: 1 };
    expect(menuFor("/s", chosen)).toBe(chosen);
    expect(menuFor("/su", chosen)).toEqual({ ...NO_MENU, names: ["summary"] });
  });

  it("stays for the one that takes a name, while that is typed", () => {
    const named = { ...NO_MENU, names: ["model"], isWhole: true };
    expect(menuFor("/model ", menuFor("/model", NO_MENU))).toEqual(named);
    expect(menuFor("/Model llama3.2", NO_MENU)).toEqual(named);
  });
});

describe("menuStep", () => {
  const menu = menuFor("/s", NO_MENU);

  it("moves up and down, around the ends", () => {
    expect(menuStep(menu, "ArrowDown")).toEqual({ type: "move", menu: { ...menu, at: 1 } });
    expect(menuStep({ ...menu, at: 2 }, "ArrowDown")).toEqual({ type: "move", menu });
    expect(menuStep(menu, "ArrowUp")).toEqual({ type: "move", menu: { ...menu, at: 2 } });
  });

  it("runs by Enter, completes by Tab, closes by Escape, and leaves every other key", () => {
    expect(menuStep(menu, "Enter")).toEqual({ type: "run", name: "status" });
    expect(menuStep(menu, "Tab")).toEqual({ type: "complete", name: "status" });
    expect(menuStep(menu, "Escape")).toEqual({ type: "close" });
    expect(menuStep(menu, "a")).toBeNull();
  });

  it("runs by Tab, too, what is offered beside a text, which no name takes the place of", () => {
    const offered = { ...NO_MENU, names: ["tr"], isOffered: true };
    expect(menuStep(offered, "Tab")).toEqual({ type: "run", name: "tr" });
    expect(menuStep(offered, "Enter")).toEqual({ type: "run", name: "tr" });
    // What is typed then stands for itself.
    expect(menuFor("/s", { ...menu, isOffered: true })).toEqual(menu);
  });

  it("leaves Enter and Tab to the field where a name is typed, and closes by Escape", () => {
    const typed = menuFor("/model llama", NO_MENU);
    for (const key of ["Enter", "Tab", "ArrowUp", "ArrowDown"])
      expect(menuStep(typed, key)).toBeNull();
    expect(menuStep(typed, "Escape")).toEqual({ type: "close" });
  });

  it("takes no key while there is no list", () => {
    for (const key of ["Enter", "Tab", "Escape", "ArrowUp"])
      expect(menuStep(NO_MENU, key)).toBeNull();
  });
});

it("the help names each command that takes an argument, and no other", () => {
  const named = [...enCommandAnswers.help.note.matchAll(/\/([a-z]+)/g)].map(([, name]) => name);
  expect(named).toEqual([...WITH_ARGUMENT]);
});
