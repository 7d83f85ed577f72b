import { expect, it } from "vitest";
import { withoutFrames } from "./without-frames";

const OPENING = ':::artifact{identifier="a" title="Doc"}';

it("takes off the frame alone, whatever frames the text holds itself", () => {
  const text = "# Doc\n:::note\nMind this\n:::\n::: tip\nAnd this\n:::\nMore";
  expect(withoutFrames(`${OPENING}\n${text}\n:::\nSo.`, "artifact")).toBe(
    `**Doc**\n\n${text}\n\nSo.`,
  );
});

it("leaves code as it is, whatever stands in it", () => {
  const code = `\`\`\`md\n${OPENING}\n:::note\n:::\n:::\n\`\`\``;
  expect(withoutFrames(`So:\n${code}\nNot so.`, "artifact")).toBe(`So:\n${code}\nNot so.`);
  expect(withoutFrames(`${OPENING}\n${code}\nMore\n:::`, "artifact")).toBe(
    `**Doc**\n\n${code}\nMore`,
  );
  // Models fence a document that has code in it with as many marks as that.
  const nested = "```\n# Doc\n```js\nx\n```\nMore, not ```code```\n```";
  expect(withoutFrames(`${OPENING}\n${nested}\n:::\nSo.`, "artifact")).toBe(
    `**Doc**\n\n${nested}\n\nSo.`,
  );
});
