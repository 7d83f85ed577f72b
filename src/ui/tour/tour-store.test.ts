import { describe, expect, it } from "vitest";
import { createFakeStorage } from "../../../test/fakes/page-storage";
import { createTourStore, TOUR_STEPS } from "./tour-store";

function setUp(kept?: string) {
  const storage = createFakeStorage(kept === undefined ? {} : { tour: kept });
  const pages = new EventTarget();
  return { stored: storage.kept, pages, make: () => createTourStore({ storage, pages }) };
}

describe("createTourStore", () => {
  it("has five steps, is offered once, and goes on where it was left", () => {
    const { make } = setUp();
    expect(TOUR_STEPS).toHaveLength(5);
    expect(make().stage()).toBe("offered");
    make().go("prompt");
    expect(make().stage()).toBe("prompt");
    make().go("ended");
    expect(make().stage()).toBe("ended");
  });

  it("is offered where what is kept is no place of it", () => {
    expect(setUp("step-9").make().stage()).toBe("offered");
    expect(setUp("").make().stage()).toBe("offered");
  });

  it("keeps nothing but the place", () => {
    const { stored, make } = setUp();
    make().go("model");
    expect([...stored]).toEqual([["tour", "model"]]);
  });

  it("tells of steps here and in another page, until that is not wanted any more", () => {
    const { pages, make } = setUp();
    const store = make();
    let notifications = 0;
    const stop = store.subscribe(() => {
      notifications += 1;
    });
    store.go("model");
    pages.dispatchEvent(new Event("storage"));
    expect(notifications).toBe(2);
    stop();
    store.go("ended");
    pages.dispatchEvent(new Event("storage"));
    expect(notifications).toBe(2);
  });
});
