import { type Attached, MAX_FILE_BYTES } from "../../domain/attachment";
import { withoutHidden } from "../../domain/hidden-characters";
import type { Brought } from "../attachments/draft-attachments";
import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";
import { pageWords } from "../words/page-words";

/** Attaches a text of somewhere else as a selection of a page; one of blanks is nothing. */
export async function bringText(
  { client, attachments }: Pick<Panel, "client" | "attachments">,
  dropped: string,
): Promise<void> {
  const text = withoutHidden(dropped).trim();
  if (text === "") return;
  const name = pageWords.parts.selection;
  const seal: Brought["seal"] = async (id, conversationId) => {
    if (new TextEncoder().encode(text).length > MAX_FILE_BYTES) {
      return { kind: "refused", why: "text-bytes" };
    }
    const attached: Attached = { kind: "text", name, text, of: "page", taint: ["page"] };
    return runTwice(() => client.call("attachment.add", { id, conversationId, attached }));
  };
  await attachments.bring({ name, seal });
}
