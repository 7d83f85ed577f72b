import { describe, expect, it } from "vitest";
import { AppError } from "../../domain/app-error";
import { GUIDE_MODEL } from "../../domain/model";
import { askWithDestination, createShownModel } from "./shown-model";

describe("createShownModel", () => {
  it("tells where what is shown runs, and nothing while none is", () => {
    const shown = createShownModel();
    expect(shown.destination()).toBeUndefined();
    shown.put(GUIDE_MODEL);
    expect(shown.destination()).toBe("browser");
    shown.put(null);
    expect(shown.destination()).toBeUndefined();
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

describe("askWithDestination", () => {
  it("asks with what is shown, which is read anew where that is refused as another", async () => {
    const shown = createShownModel();
    shown.put(GUIDE_MODEL);
    let heard = 0;
    shown.onRefresh(() => {
      heard += 1;
    });
    const refused = (reason: string) =>
      askWithDestination(shown, async (destination) => {
        expect(destination).toBe("browser");
        throw new AppError("conflict", { data: { reason } });
      });
    await expect(refused("card-changed")).rejects.toMatchObject({ code: "conflict" });
    expect(heard).toBe(0);
    await expect(refused("model-changed")).rejects.toMatchObject({ code: "conflict" });
    expect(heard).toBe(1);
  });

  it("asks without a place where nothing is shown", async () => {
    const destinations: unknown[] = [];
    await askWithDestination(undefined, async (destination) => void destinations.push(destination));
    expect(destinations).toEqual([undefined]);
  });
});
