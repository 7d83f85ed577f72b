import { describe, expect, it } from "vitest";
import { CONVERSATION, createFakeClient, idOf } from "../../../test/fakes/fake-client";
import { MAX_FILE_BYTES } from "../../domain/attachment";
import type { Brought } from "../attachments/draft-attachments";
import { bringText } from "./bring-text";

async function bring(text: string) {
  const fake = createFakeClient({ "attachment.add": () => ({ kind: "text" }) });
  const brought: Brought[] = [];
  const attachments = { bring: async (one: Brought) => void brought.push(one) };
  await bringText({ client: fake.client, attachments } as never, text);
  const answers = await Promise.all(brought.map((one) => one.seal(idOf(8), CONVERSATION)));
  return { answers, sent: fake.named("attachment.add").map(({ input }) => input) };
}

describe("bringText", () => {
  it("attaches a text as an untrusted selection, without what nobody sees of it", async () => {
    const { sent } = await bring(" Herons\u{e0041} nest in March. ");
    const of = { kind: "text", name: "Selection", of: "page", taint: ["page"] };
    expect(sent).toEqual([
      {
        id: idOf(8),
        conversationId: CONVERSATION,
        attached: { ...of, text: "Herons nest in March." },
      },
    ]);
  });

  it("takes blanks for nothing", async () => {
    expect(await bring(" \n ")).toEqual({ answers: [], sent: [] });
  });

  it("says so of more than a file may have", async () => {
    const { answers, sent } = await bring("x".repeat(MAX_FILE_BYTES + 1));
    expect(answers).toEqual([{ kind: "refused", why: "text-bytes" }]);
    expect(sent).toEqual([]);
  });
});
