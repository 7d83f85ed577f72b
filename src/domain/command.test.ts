import { describe, expect, it } from "vitest";
import { COMMANDS, parseCommand } from "./command";

describe("parseCommand", () => {
  it.each(COMMANDS)("O-026 knows /%s", (name) => {
    expect(parseCommand(`/${name}`)).toEqual({ name, argument: "" });
  });

  it.each([
    ["/HELP", { name: "help", argument: "" }],
    ["/summary \n", { name: "summary", argument: "" }],
    ["/model ", { name: "model", argument: "" }],
    ["/MODEL\n llama3.2 \n", { name: "model", argument: "llama3.2" }],
  ])("reads %j by its name, whatever the case, and keeps a model's name", (text, command) => {
    expect(parseCommand(text)).toEqual(command);
  });

  it.each([
    "//status",
    " /status",
    "/ status",
    "/",
    "/status:",
    "/statusx",
    "/unknown",
    "/usr/bin/env",
    "say /status",
    "/status x",
    "/help me write a letter",
    "/summary of War and Peace",
    "/history\nof Rome",
    "\n/status",
    "",
  ])("takes %j for text", (text) => {
    expect(parseCommand(text)).toBeNull();
  });
});
