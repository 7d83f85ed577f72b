import { spliceOf } from "../../domain/content-splice";
import { createBlockDoc } from "../../memory/block-doc";
import { renderContent } from "../../memory/render-content";

const SCHEMA = { kind: "text", viewport: null } as const;
const PERSON = { who: "person", permission: "ReadWrite" } as const;

/**
 * Writes into a small document that is thrown away: the engine is slow wherever it comes for the first
 * time, and has nothing to do while the rows of a real one are read. Gives one that is ready.
 */
export function rehearse(): object {
  const doc = createBlockDoc({ schema: SCHEMA, updates: [] });
  doc.edit({ op: "append-text", text: "One.\n" }, PERSON);
  const written = doc.commit();
  if (written === null) return doc;
  createBlockDoc({ schema: SCHEMA, updates: [written.update] });
  spliceOf(written.before, written.after);
  renderContent(SCHEMA, written.after);
  return doc;
}
