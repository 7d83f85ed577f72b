import { describe, expect, it } from "vitest";
import { readUsage } from "./read-usage";

describe("readUsage", () => {
  it.each([[-1], [1.5], ["7"], [1e12], [null], [undefined], [{}]])(
    "takes a count of %j for untold",
    (count) => {
      expect(readUsage(count, 3)).toEqual({ promptTokens: null, replyTokens: 3 });
      expect(readUsage(0, count)).toEqual({ promptTokens: 0, replyTokens: null });
      expect(readUsage(count, count)).toBeNull();
    },
  );
});
