import { describe, expect, it } from "vitest";
import { cleanEnv } from "./clean-env.mjs";

describe("cleanEnv", () => {
  it("drops what a test runner and a debugger leave", () => {
    const env = { NODE_ENV: "test", VITEST: "true", VSCODE_INSPECTOR_OPTIONS: "{}", PATH: "/bin" };
    expect(cleanEnv(env)).toEqual({ PATH: "/bin" });
  });

  it("keeps Node's other options when it drops the inspector's", () => {
    const env = { NODE_OPTIONS: "--max-old-space-size=512 --inspect-brk=0" };
    expect(cleanEnv(env)).toEqual({ NODE_OPTIONS: "--max-old-space-size=512" });
  });

  it("leaves no empty option behind", () => {
    expect(cleanEnv({ NODE_OPTIONS: "--inspect" })).toEqual({});
  });
});
