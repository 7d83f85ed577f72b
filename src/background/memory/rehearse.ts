import { createBlockDoc } from "../../memory/block-doc";
import { spliceOf } from "../../memory/content-splice";
import { renderContent } from "../../memory/render-content";
import { whenIdle } from "../../platform/later";

const SCHEMA = { kind: "text", viewport: null } as const;
const PERSON = { who: "person", permission: "ReadWrite" } as const;

/**
 * Writes into a small document that is thrown away: the engine is slow wherever it comes for the first
 * time, and has nothing to do while the rows of a real one are read. In parts: what has come meanwhile goes first.
 */
export async function rehearse(): Promise<void> {
  const doc = createBlockDoc({ schema: SCHEMA, updates: [] });
  await whenIdle();
  doc.edit({ op: "append-text", text: "One.\n" }, PERSON);
  const written = doc.commit();
  if (written === null) return;
  await whenIdle();
  createBlockDoc({ schema: SCHEMA, updates: [written.update] });
  spliceOf(written.before, written.after);
  renderContent(SCHEMA, written.after);
}
