import type { CallInput } from "../../contract/contract";
import type { App } from "../app";

/** Keeps what is typed and not sent yet. */
export async function draftSave(
  app: Pick<App, "drafts">,
  input: CallInput<"draft.save">,
): Promise<Record<string, never>> {
  await app.drafts.save(input);
  return {};
}
