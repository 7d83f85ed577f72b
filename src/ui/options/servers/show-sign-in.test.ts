import { describe, expect, it } from "vitest";
import { showSignIn } from "./show-sign-in";

const URL = "https://auth.example.com/authorize?state=1";

function setup(launch: () => Promise<string | undefined>) {
  return showSignIn(URL, { launchWebAuthFlow: launch });
}

describe("showSignIn", () => {
  it("gives where the browser was led back to", async () => {
    const answer = "https://x.chromiumapp.org/?code=1";
    expect(await setup(async () => answer)).toBe(answer);
  });

  it.each([
    ["Chromium", "The user did not approve access."],
    ["Firefox", "User cancelled or denied access."],
  ])("tells a window that was closed as that, by the words of %s", async (_, words) => {
    const data = { reason: "window-closed" };
    const closed = setup(() => Promise.reject(new Error(words)));
    await expect(closed).rejects.toMatchObject({ code: "provider-auth", data });
    const silent = setup(async () => undefined);
    await expect(silent).rejects.toMatchObject({ code: "provider-auth", data });
  });

  it.each(["Authorization page could not be loaded.", "Invalid request"])(
    "tells a page that could not be shown as a server that is not reached: %s",
    async (words) => {
      const data = { host: "auth.example.com" };
      const failed = setup(() => Promise.reject(new Error(words)));
      await expect(failed).rejects.toMatchObject({ code: "provider-unreachable", data });
    },
  );
});
