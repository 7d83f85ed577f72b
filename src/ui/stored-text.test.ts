import { describe, expect, it } from "vitest";
import { createFakeStorage } from "../../test/fakes/page-storage";
import { createStoredText } from "./stored-text";

describe("createStoredText", () => {
  it("keeps a text under its key for every page, until nothing is to be kept", () => {
    const storage = createFakeStorage({ other: "as it was" });
    const [one, other] = [1, 2].map(() =>
      createStoredText("key", { storage, pages: new EventTarget() }),
    );
    expect(one?.get()).toBeNull();
    one?.set("said");
    expect([one?.get(), other?.get()]).toEqual(["said", "said"]);
    expect([...storage.kept]).toEqual([
      ["other", "as it was"],
      ["key", "said"],
    ]);
    other?.set(null);
    expect(one?.get()).toBeNull();
    expect([...storage.kept]).toEqual([["other", "as it was"]]);
  });

  it("tells of what was set here or in another page, until that is not wanted any more", () => {
    const pages = new EventTarget();
    const text = createStoredText("key", { storage: createFakeStorage(), pages });
    let notifications = 0;
    const stop = text.subscribe(() => {
      notifications += 1;
    });
    text.set("said");
    pages.dispatchEvent(new Event("storage"));
    expect(notifications).toBe(2);
    stop();
    text.set(null);
    pages.dispatchEvent(new Event("storage"));
    expect(notifications).toBe(2);
  });
});
