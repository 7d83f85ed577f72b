import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DEFAULT_PROMPT_SETTINGS, promptSettingsSchema } from "../../../domain/prompt-settings";
import { ConversationPart } from "./conversation-part";
import { PercentField } from "./percent-field";
import { WindowPart } from "./window-part";

const SETTINGS = {
  ...DEFAULT_PROMPT_SETTINGS,
  summarizationThreshold: 0.55,
  warningThreshold: 0.57,
  cacheTtlSeconds: 120,
};
const part = { settings: SETTINGS, change: async () => true };

describe("PercentField", () => {
  it("gives the percent that is typed as a share, and nothing where none is", () => {
    const shares: number[] = [];
    const onShare = (share: number) => shares.push(share);
    const { onNumber, min, max } = PercentField({
      ...{ name: "n", label: "l", note: "o", value: 0.8, onShare },
    }).props;
    for (const percent of [min, 57, null, max]) onNumber(percent);
    expect(shares).toEqual([0.1, 0.57, 1]);
    for (const share of shares) {
      const settings = { ...SETTINGS, warningThreshold: share, summarizationThreshold: share };
      expect(promptSettingsSchema.safeParse(settings).success).toBe(true);
    }
  });
});

describe("what is rarely set", () => {
  it("A-061 A-063 has a field for when summaries begin, and one for how long a text is kept", () => {
    const html = renderToStaticMarkup(<ConversationPart {...part} />);
    expect(html).toMatch(/data-number="summary-percent"[^>]*value="55"/);
    expect(html).toMatch(/data-number="cache-seconds"[^>]*value="120"/);
  });

  it("A-065 has a field for when the window's bar warns, whatever answers", () => {
    const html = renderToStaticMarkup(<WindowPart {...part} model={null} />);
    expect(html).toMatch(/data-number="warning-percent"[^>]*value="57"/);
    expect(html).toContain("Above 57% of the window");
  });
});
