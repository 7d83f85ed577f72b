import { describe, expect, it } from "vitest";
import { GUIDE_MODEL } from "../../domain/model";
import { createShownModel } from "./shown-model";

describe("createShownModel", () => {
  it("tells where what is shown runs, and nothing while none is", () => {
    const shown = createShownModel();
    expect(shown.place()).toBeUndefined();
    shown.put(GUIDE_MODEL);
    expect(shown.place()).toBe("browser");
    shown.put(null);
    expect(shown.place()).toBeUndefined();
  });

  it("tells whoever listens that it is to be read anew, until they do not any more", () => {
    const shown = createShownModel();
    let heard = 0;
    const stop = shown.onRefresh(() => {
      heard += 1;
    });
    shown.refresh();
    stop();
    shown.refresh();
    expect(heard).toBe(1);
  });
});
