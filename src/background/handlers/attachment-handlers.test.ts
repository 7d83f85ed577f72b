import { describe, expect, it } from "vitest";
import { makeFile } from "../../../test/builders/make-attached";
import { makeStore } from "../../../test/builders/make-store";
import { attachmentAdd } from "./attachment-handlers";

describe("attachment.add", () => {
  it("E-051 keeps of a file and its name nothing that is not to be kept", async () => {
    const { store, conversationId } = await makeStore();
    await store.settings.update((settings) => ({
      ...settings,
      prompt: {
        ...settings.prompt,
        redactions: [
          { kind: "word", text: "Zanzibar", when: "stored" },
          { kind: "word", text: "herons", when: "sent" },
        ],
      },
    }));
    const attached = makeFile("Zanzibar.txt", "To Zanzibar, for the herons");
    await attachmentAdd({ store }, { id: crypto.randomUUID(), conversationId, attached });
    expect(await store.attachments.listDraft(conversationId)).toMatchObject([
      { name: "[redacted].txt", text: "To [redacted], for the herons" },
    ]);
  });
});
