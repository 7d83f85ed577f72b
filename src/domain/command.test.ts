import { describe, expect, it } from "vitest";
import { COMMANDS, parseCommand } from "./command";

describe("parseCommand", () => {
  it.each(COMMANDS)("O-026 knows /%s", (name) => {
    expect(parseCommand(`/${name}`)).toEqual({ name, argument: "" });
  });

  it.each([
    ["/status x", { name: "status", argument: "x" }],
    ["/HELP", { name: "help", argument: "" }],
    ["/summary\n make one \n", { name: "summary", argument: "make one" }],
    ["/model ", { name: "model", argument: "" }],
  ])("reads %j by its name, whatever the case, and keeps what follows", (text, command) => {
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
    "\n/status",
    "",
  ])("takes %j for text", (text) => {
    expect(parseCommand(text)).toBeNull();
  });
});
