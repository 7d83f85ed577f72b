import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "./model";
import { toldPlace } from "./told-place";

const at = (url: string): Model => ({
  provider: "openai",
  name: "one",
  url,
  window: null,
  thinks: false,
});

describe("toldPlace", () => {
  it("tells the browser, this machine and every host apart", () => {
    expect(toldPlace(GUIDE_MODEL)).toBe("browser");
    expect(toldPlace(at("http://127.0.0.1:1234/v1"))).toBe("machine");
    expect(toldPlace(at("https://api.example.com/v1"))).toBe("//api.example.com");
    expect(toldPlace(at("https://api.example.com:8443/v1"))).toBe("//api.example.com:8443");
  });

  it("takes no host for this machine by its name", () => {
    expect(toldPlace(at("http://machine/v1"))).toBe("//machine");
    expect(toldPlace(at("http://browser/v1"))).toBe("//browser");
  });
});
