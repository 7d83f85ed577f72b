import { describe, expect, it } from "vitest";
import { destinationKey } from "./destination-key";
import { GUIDE_MODEL, type Model } from "./model";

const at = (url: string): Model => ({
  provider: "openai",
  name: "one",
  url,
  window: null,
  thinks: false,
});

describe("destinationKey", () => {
  it("tells the browser, this machine and every host apart", () => {
    expect(destinationKey(GUIDE_MODEL)).toBe("browser");
    expect(destinationKey(at("http://127.0.0.1:1234/v1"))).toBe("machine");
    expect(destinationKey(at("https://api.example.com/v1"))).toBe("//api.example.com");
    expect(destinationKey(at("https://api.example.com:8443/v1"))).toBe("//api.example.com:8443");
  });

  it("takes no host for this machine by its name", () => {
    expect(destinationKey(at("http://machine/v1"))).toBe("//machine");
    expect(destinationKey(at("http://browser/v1"))).toBe("//browser");
  });
});
