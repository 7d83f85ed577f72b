import { describe, expect, it, onTestFinished, vi } from "vitest";
import { hostPattern } from "./host-pattern";

describe("hostPattern", () => {
  it.each([
    ["https://api.example.com/v1", "https://api.example.com:443/*"],
    ["https://api.example.com:443", "https://api.example.com:443/*"],
    ["http://10.0.0.5/api?x=1#y", "http://10.0.0.5:80/*"],
    ["https://api.example.com:8443/v1", "https://api.example.com:8443/*"],
    ["http://[fd00::1]:11434", "http://[fd00::1]:11434/*"],
    ["HTTPS://API.Example.COM", "https://api.example.com:443/*"],
  ])("of %s names its scheme, host and port alone", (url, pattern) => {
    expect(hostPattern(url)).toBe(pattern);
  });

  it.each([
    ["https://api.example.com/v1", "https://api.example.com/*"],
    ["http://10.0.0.5:11434", "http://10.0.0.5/*"],
    ["http://[fd00::1]:11434", "http://[fd00::1]/*"],
  ])("of %s has no port in Firefox, where one with a port meets no address", (url, pattern) => {
    vi.stubGlobal("location", { protocol: "moz-extension:" });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(hostPattern(url)).toBe(pattern);
  });

  it.each(["", "example.com", "ftp://example.com", "chrome://settings"])(
    "refuses %s, which is no address by http",
    (url) => {
      expect(() => hostPattern(url)).toThrow(expect.objectContaining({ code: "bad-request" }));
    },
  );
});
