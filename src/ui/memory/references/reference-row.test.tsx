import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { estimateTokens } from "../../../domain/tokens";
import type { MemorySurface } from "../memory-props";
import { ReferenceRow } from "./reference-row";

const ID = crypto.randomUUID();

it("a reference tells what its line costs in a prompt, as it was mentioned last", () => {
  const mention = { conversationId: ID, title: "Work", mentionedAt: 0 };
  const card = {
    ...{ kind: "workflow" as const, target: "wf-1", name: "Tasks", aliases: [] },
    ...{ isMade: true, untrusted: false },
    mentions: [
      { ...mention, action: "created" as const },
      { ...mention, action: "discussed" as const },
    ],
  };
  // Nothing is clicked: what acts is not asked for.
  const surface = {} as MemorySurface;
  const edit = { isEdited: false, onEdit: () => {} };
  const row = (
    <ReferenceRow surface={surface} contextId={ID} card={card} {...edit} onChanged={() => {}} />
  );
  const tokens = estimateTokens("- workflow Tasks (wf-1): created");
  expect(renderToStaticMarkup(row)).toContain(`data-tokens="${tokens}"`);
  expect(renderToStaticMarkup(row)).toContain(`${tokens} tokens`);
});
