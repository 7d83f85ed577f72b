import { describe, expect, it } from "vitest";
import { leadOn } from "./lead-on";

const first = new EventTarget();
const last = new EventTarget();
const button = new EventTarget();
const press = (target: EventTarget, over = {}) =>
  leadOn([first, last], { key: "Enter", shiftKey: false, isComposing: false, target, ...over });

describe("leadOn", () => {
  it("leads from a field to the next one, and from the last to the end", () => {
    expect(press(first)).toBe(last);
    expect(press(last)).toBe("end");
  });

  it("leaves every other key, and Enter where it is a line's, a button's or the input method's", () => {
    for (const over of [{ shiftKey: true }, { isComposing: true }, { key: "a" }]) {
      expect(press(first, over)).toBeNull();
    }
    expect(press(button)).toBeNull();
  });
});
