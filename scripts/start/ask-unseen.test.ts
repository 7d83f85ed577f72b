import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { askUnseen } from "./ask-unseen.mjs";

function makeTerminal({ isTTY = true } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  return { input, output, shown: () => String(output.read() ?? "") };
}

describe("askUnseen", () => {
  it("gives what is typed at a terminal and shows only the question", async () => {
    const { shown, ...terminal } = makeTerminal();
    const answer = askUnseen("Passphrase: ", terminal);
    terminal.input.write("a lonG\u007fg secret\r");
    expect(await answer).toBe("a long secret");
    expect(shown()).toBe("Passphrase: \n");
  });

  it("gives the first line of a pipe, blanks and all, and asks nothing", async () => {
    const { shown, ...pipe } = makeTerminal({ isTTY: false });
    pipe.input.end(" two  words \nthe next line\n");
    expect(await askUnseen("Passphrase: ", pipe)).toBe(" two  words ");
    expect(shown()).toBe("");
  });

  it.each([true, false])("gives null where no line comes (terminal: %s)", async (isTTY) => {
    const terminal = makeTerminal({ isTTY });
    terminal.input.end();
    expect(await askUnseen("Passphrase: ", terminal)).toBe(null);
  });
});
