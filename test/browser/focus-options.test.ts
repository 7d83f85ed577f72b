import { afterAll, beforeAll, describe, it } from "vitest";
import { makeContext } from "./harness/contexts-page";
import { pressButton, untilGone, untilSomewhere } from "./harness/keyboard-focus";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { addRedaction, showSection } from "./harness/options-page";
import { untilSeen } from "./harness/until-seen";

let extension: RunningExtension;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
});

afterAll(() => extension?.close());

describe("the keyboard has a place on the options page", () => {
  it("when the row that had it is removed", async () => {
    const options = await extension.openPage("options.html#prompt");
    await showSection(options, "prompt");
    await addRedaction(options, { text: "a word to hide", when: "sent" });
    await pressButton(options, "[data-redaction] button");
    await untilGone(options, "[data-redaction]");
    await untilSomewhere(options);
    await options.close();
  });

  it("when a connection's form or its removal is left, and when it is removed", async () => {
    const given = {
      kind: "ollama",
      preset: "ollama",
      url: "http://127.0.0.1:9",
      key: null,
    } as const;
    const options = await extension.openPage("options.html#models");
    const { id } = await extension.call(options, "connection.add", given);
    const row = `[data-source-row="${id}"]`;
    await pressButton(options, `${row} [data-edit]`);
    await pressButton(options, `${row} [data-cancel]`);
    await untilGone(options, `${row} [data-cancel]`);
    await untilSomewhere(options);
    await pressButton(options, `${row} [data-remove]`);
    await untilSeen(options, `${row} [data-remove-confirm]`);
    await pressButton(options, `${row} [data-remove]`);
    await untilGone(options, `${row} [data-remove-confirm]`);
    await untilSomewhere(options);
    await pressButton(options, `${row} [data-remove]`);
    await pressButton(options, `${row} [data-remove-confirm]`);
    await untilGone(options, row);
    await untilSomewhere(options);
    await options.close();
  });

  it("when older messages are to stay after all, and when they are deleted", async () => {
    const options = await extension.openPage("options.html#data");
    const { conversation } = await extension.call(options, "conversation.open", {
      channel: "side-panel",
    });
    await untilSeen(options, `[data-delete-older] option[value="${conversation.contextId}"]`);
    await options.select('[data-select="older-context"]', conversation.contextId);
    await options.type("[data-older-date]", "01012020");
    const cancel = "[data-older-confirm] + button";
    await pressButton(options, "[data-older-ask]");
    await pressButton(options, cancel);
    await untilGone(options, cancel);
    await untilSomewhere(options);
    await pressButton(options, "[data-older-ask]");
    await pressButton(options, "[data-older-confirm]");
    await untilSeen(options, "[data-older-deleted]");
    await untilSomewhere(options);
    await options.close();
  });

  it("when a context is purged", async () => {
    const options = await extension.openPage("options.html#data");
    const id = await makeContext(extension, options, "Soon gone");
    await options.reload();
    const row = `[data-context="${id}"]`;
    await pressButton(options, `${row} [data-purge]`);
    await untilSeen(options, "[data-purge-form]");
    await untilSomewhere(options);
    await options.focus("[data-purge-form] input[data-name]");
    await options.keyboard.sendCharacter("Soon gone");
    await options.keyboard.press("Enter");
    await untilGone(options, row);
    await untilSomewhere(options);
    await options.close();
  });

  it("when a backup is made, and when it is to stay after all", async () => {
    const options = await extension.openPage("options.html#backup");
    await pressButton(options, "[data-backup-make]");
    await untilSeen(options, "[data-backup]");
    await untilSomewhere(options);
    const sure = "[data-backup] [data-backup-delete-confirm]";
    await pressButton(options, "[data-backup] [data-backup-delete]");
    await pressButton(options, `${sure} + button`);
    await untilGone(options, sure);
    await untilSomewhere(options);
    await options.close();
  });
});
