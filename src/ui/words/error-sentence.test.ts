import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "../../domain/app-error";
import { LIMIT_NAMES, MAX_CONTEXTS } from "../../domain/limits";
import { type ErrorEnvironment, errorSentence } from "./error-sentence";

const OLLAMA = { provider: "ollama" };

const environment: ErrorEnvironment = {
  system: "linux",
  origin: "chrome-extension://abc",
  model: "llama3.2",
};

describe("errorSentence", () => {
  it.each(ERROR_CODES)("has a calm sentence for %s", (code) => {
    const { text } = errorSentence({ code, data: {} }, environment);
    expect(text).toMatch(/^[A-Z].{20,}\.$/);
    expect(text).not.toMatch(/!|oops|sorry|cloud/i);
  });

  it.each([
    ["mac", 'launchctl setenv OLLAMA_ORIGINS "chrome-extension://abc"'],
    ["windows", 'setx OLLAMA_ORIGINS "chrome-extension://abc"'],
  ] as const)("gives %s its own command when Ollama refuses the origin", (system, command) => {
    const failure = { code: "provider-forbidden", data: OLLAMA } as const;
    expect(errorSentence(failure, { ...environment, system }).command).toBe(command);
  });

  it("writes a systemd drop-in on Linux, with the line breaks left to printf", () => {
    const { command } = errorSentence({ code: "provider-forbidden", data: OLLAMA }, environment);
    expect(command).toContain(
      `printf '[Service]\\nEnvironment="OLLAMA_ORIGINS=chrome-extension://abc"\\n' | sudo tee`,
    );
    expect(command).not.toContain("\n");
  });

  it("names the certificate as what may be wrong with a server that is not on this machine", () => {
    const at = (host: string, provider = "openai") =>
      errorSentence({ code: "provider-unreachable", data: { host, provider } }, environment).text;
    expect(at("api.example.com")).toMatch(/api\.example\.com\..*certificate.*open the address/);
    expect(at("127.0.0.1:11434", "ollama")).toMatch(
      /^No Ollama server answers at 127\.0\.0\.1:11434\./,
    );
    expect(at("[::1]:8080")).toMatch(/^No server answers at \[::1\]:8080\./);
    expect(at("127.0.0.1.example.com")).toContain("certificate");
  });

  it("tells how the Ollama of this machine is signed in, and of one elsewhere that it wants a key", () => {
    const at = (host: string) =>
      errorSentence({ code: "provider-auth", data: { ...OLLAMA, host } }, environment).text;
    expect(at("127.0.0.1:11434")).toContain("ollama signin");
    expect(at("ollama.example.com")).toMatch(/^ollama\.example\.com wants a key/);
  });

  it.each(["provider-forbidden", "provider-auth", "provider-model-missing"] as const)(
    "offers no command of Ollama's for %s of another machine, and names that",
    (code) => {
      const failure = { code, data: { host: "api.example.com", model: "m" } };
      const { text, command } = errorSentence(failure, environment);
      expect(command).toBeNull();
      expect(text).toContain("api.example.com");
      expect(text).not.toContain("Ollama");
    },
  );

  it.each([
    "not-a-url",
    "credentials",
    "extra",
    "not-loopback",
    "in-clear",
    "key-in-clear",
    "key",
    "header",
    "not-ollama",
  ])("tells why an address is refused: %s", (reason) => {
    const text = errorSentence({ code: "bad-request", data: { reason } }, environment).text;
    expect(text).not.toBe(errorSentence({ code: "bad-request", data: {} }, environment).text);
    expect(text).toMatch(/^[A-Z].{20,}\.$/);
  });

  it.each(["memory", "file", "gone", "template"])("tells why the engine gave up: %s", (reason) => {
    const text = errorSentence({ code: "engine-failed", data: { reason } }, environment).text;
    expect(text).not.toBe(errorSentence({ code: "engine-failed", data: {} }, environment).text);
    expect(text).toMatch(/^[A-Z].{20,}\.$/);
  });

  it("keeps to the code's own sentence where a reason is none that it knows", () => {
    for (const reason of ["__proto__", "constructor", "news"]) {
      expect(errorSentence({ code: "bad-request", data: { reason } }, environment).text).toBe(
        errorSentence({ code: "bad-request", data: {} }, environment).text,
      );
    }
  });

  it("tells how long a server wants to be left alone", () => {
    const failure = { code: "provider-rate-limited", data: { retryAfter: 90 } } as const;
    expect(errorSentence(failure, environment).text).toContain("1 min 30 s");
  });

  it("names the pull command of the missing model", () => {
    const failure = {
      code: "provider-model-missing",
      data: { ...OLLAMA, model: "qwen3:4b" },
    } as const;
    expect(errorSentence(failure, environment).command).toBe("ollama pull qwen3:4b");
  });

  it("offers no command for a model name that a shell would act on", () => {
    const failure = {
      code: "provider-model-missing",
      data: { ...OLLAMA, model: "x; rm -rf ~" },
    } as const;
    const { text, command } = errorSentence(failure, environment);
    expect(command).toBeNull();
    expect(text, "points at no command").not.toContain("command");
  });

  it.each([
    ["provider-forbidden", "openai", "127.0.0.1:1234"],
    ["provider-model-missing", "openai", "127.0.0.1:1234"],
    ["provider-unreachable", "openai", "127.0.0.1:11434"],
    ["provider-model-missing", "openai", "api.openai.com"],
    ["provider-model-missing", "gguf", undefined],
    ["provider-model-missing", "browser", undefined],
    ["provider-forbidden", "ollama", "ollama.com"],
    ["provider-model-missing", undefined, undefined],
  ] as const)("says nothing of a local Ollama for %s of %s at %s", (code, provider, host) => {
    const data = { model: "gpt-4o", ...(host && { host }), ...(provider && { provider }) };
    const { text, command } = errorSentence({ code, data }, environment);
    expect(command).toBeNull();
    expect(text).not.toMatch(/Ollama|command/);
  });

  it("gives what to set, and no command of this system, where Ollama runs elsewhere", () => {
    const data = { ...OLLAMA, host: "192.168.1.7:11434" };
    const refused = errorSentence({ code: "provider-forbidden", data }, environment);
    expect(refused.command).toBe("OLLAMA_ORIGINS=chrome-extension://abc");
    expect(refused.text).toMatch(/192\.168\.1\.7:11434.*On the machine that runs Ollama/);
    const missing = errorSentence({ code: "provider-model-missing", data }, environment);
    expect(missing.command).toBeNull();
    expect(missing.text).toContain("Options, Models");
  });

  it("says to look at the address where a list is not found there", () => {
    const data = { host: "api.example.com", status: 404 };
    const { text } = errorSentence({ code: "provider-failed", data }, environment);
    expect(text).toMatch(/nothing at this address of api\.example\.com \(404\).*\/v1/);
  });

  it.each([
    "provider-auth",
    "provider-forbidden",
    "provider-permission",
    "provider-failed",
    "provider-overloaded",
    "connection-held",
    "connection-gone",
  ] as const)("leads to where a tool server stands for %s, and says nothing of a model", (code) => {
    for (const host of ["mcp.example.com", "127.0.0.1:3000"]) {
      const data = { host, provider: "mcp", status: 404 };
      const { text } = errorSentence({ code, data }, environment);
      expect(text).toContain("Options, Tools");
      expect(text).toContain(host);
      expect(text).not.toMatch(/model/i);
    }
  });

  it("says of a tool server, too, that this browser is offline, and nothing of a model", () => {
    const data = { host: "mcp.example.com", provider: "mcp" };
    const { text } = errorSentence({ code: "provider-offline", data }, environment);
    expect(text).toMatch(/offline.*mcp\.example\.com/);
    expect(text).not.toMatch(/model/i);
  });

  it.each(["control-character", "too-long", "too-short", "known"])(
    "tells why a passphrase is refused: %s",
    (reason) => {
      const text = errorSentence({ code: "weak-passphrase", data: { reason } }, environment).text;
      expect(text).not.toBe(errorSentence({ code: "weak-passphrase", data: {} }, environment).text);
      expect(text).toMatch(/^[A-Z].{20,}\.$/);
    },
  );

  it("tells how long until the next attempt is taken", () => {
    const failure = { code: "too-many-attempts", data: { seconds: 90 } } as const;
    expect(errorSentence(failure, environment).text).toContain("1 min 30 s");
  });

  it("names what to shorten where the instructions alone are too large", () => {
    const data = { window: 4_096, system: 5_200, section: "personality" };
    expect(errorSentence({ code: "window-too-small", data }, environment).text).toBe(
      "The instructions alone need 5,200 tokens; the model's window holds 4,096. Shorten the personality, choose a model with a larger window, or see Options, Prompt, whether a smaller one is set for it.",
    );
    expect(
      errorSentence(
        { code: "window-too-small", data: { ...data, section: "summary" } },
        environment,
      ).text,
    ).toContain("Shorten the summary of this conversation");
  });

  it("tells the status, the host and the limit where they are known", () => {
    expect(
      errorSentence({ code: "provider-failed", data: { status: 500 } }, environment).text,
    ).toContain("(500)");
    expect(
      errorSentence({ code: "provider-unreachable", data: { host: "box:1" } }, environment).text,
    ).toContain("box:1");
    expect(
      errorSentence(
        { code: "limit-exceeded", data: { limit: "message-bytes", max: 1_048_576 } },
        environment,
      ).text,
    ).toContain("1,048,576");
  });

  it.each(LIMIT_NAMES)("has a sentence of its own for what is full: %s", (limit) => {
    const { text } = errorSentence(
      { code: "limit-exceeded", data: { limit, max: 1_234 } },
      environment,
    );
    expect(text).toContain("1,234");
    expect(text).toMatch(/^[A-Z].{20,}\.$/);
    // What to do next.
    expect(text).toMatch(/shorten|go on|forever|choose another|unpin|remove one|delete one/i);
  });

  it.each([
    { code: "quota-exceeded", data: { missing: 34_200_001 } },
    { code: "backup-failed", data: { reason: "quota-exceeded", missing: 34_200_001 } },
  ] as const)("tells of $code how much the disk lacks", (failure) => {
    expect(errorSentence(failure, environment).text).toBe(
      "This needs 35 MB more than the disk has free, so it was not begun. What is stored is kept; free that much, then try again.",
    );
  });

  it("knows every limit by which something is refused", async () => {
    const refused = await limitsInSources();
    expect([...new Set(refused)].sort()).toEqual([...LIMIT_NAMES].sort());
  });

  it("D-16 tells of 500 contexts and one more, and what makes room", () => {
    const data = { limit: "contexts", max: MAX_CONTEXTS };
    expect(errorSentence({ code: "limit-exceeded", data }, environment).text).toBe(
      "There are 500 contexts, counting archived ones, and no more fit. Nothing was changed; delete one forever in Options, Data, then try again.",
    );
  });
});

/** The names in `data: { limit: "…" }` of every file that is no test. */
async function limitsInSources(): Promise<string[]> {
  const files = await readdir("src", { recursive: true });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  const texts = await Promise.all(sources.map((file) => readFile(join("src", file), "utf8")));
  return texts.flatMap((text) =>
    [...text.matchAll(/data(?::| =) \{\s*limit: "([a-z-]+)"/g)].map(([, name = ""]) => name),
  );
}
