import { type OllamaServer, startOllamaServer } from "../../fakes/ollama-server.mjs";
import { type OpenaiServer, startOpenaiServer } from "../../fakes/openai-server.mjs";
import { jobOf, jobScript, newestText } from "./job-script";

/** A local Ollama, a compatible server of this machine, and one that the extension takes for remote. */
export const SERVERS = ["ollama", "near", "far"] as const;
export type ServerName = (typeof SERVERS)[number];

/** Leads to this machine in these browsers, of which the extension knows nothing. */
export const FAR_HOST = "far.example";

/** What each server was asked, oldest first: a path, or what kind of question to the model. */
export type Requests = Readonly<Record<ServerName, readonly string[]>>;

export const NOTHING: Requests = { ollama: [], near: [], far: [] };

export type TestServers = {
  readonly ollama: OllamaServer;
  readonly near: OpenaiServer;
  readonly far: OpenaiServer;
  /** For the browser's `--host-resolver-rules`: Ollama's usual address, and the far host. */
  readonly rules: string;
  /** The far server's base url, as the extension knows it. */
  readonly farUrl: string;
  /** Does the work; resolves with what was asked until all was quiet again. */
  readonly requestsDuring: (work: () => Promise<unknown>) => Promise<Requests>;
  readonly close: () => Promise<void>;
};

/** Three servers that answer titles and summaries, too, each with one model; `near` wants the key. */
export async function startServers(key: string): Promise<TestServers> {
  const ollama = await startOllamaServer({ models: [{ name: "ollama-1" }], script: jobScript });
  const near = await startOpenaiServer({
    models: [{ name: "near-1" }],
    needsKey: key,
    script: jobScript,
  });
  const far = await startOpenaiServer({ models: [{ name: "far-1" }], script: jobScript });
  const servers = { ollama, near, far };
  const rules = [
    `MAP 127.0.0.1:11434 ${new URL(ollama.url).host}`,
    `MAP ${FAR_HOST} 127.0.0.1`,
    "MAP 127.0.0.1 127.0.0.1",
    "MAP * ~NOTFOUND",
  ];
  return {
    ...servers,
    rules: rules.join(", "),
    farUrl: far.url.replace("127.0.0.1", FAR_HOST),
    requestsDuring: async (work) => {
      await untilQuiet(servers);
      const before = countsOf(servers);
      await work();
      await untilQuiet(servers);
      const entries = SERVERS.map((name, at) => [
        name,
        requestsSince(servers[name], before[at] ?? 0),
      ]);
      return Object.fromEntries(entries) as Requests;
    },
    close: async () => {
      for (const name of SERVERS) await servers[name].close();
    },
  };
}

type Servers = Readonly<Record<ServerName, Pick<OllamaServer, "requests">>>;

function countsOf(servers: Servers): number[] {
  return SERVERS.map((name) => servers[name].requests.length);
}

/** Resolves once nothing runs at any server and nothing more comes for a while. */
async function untilQuiet(servers: Servers): Promise<void> {
  for (let quiet = 0; quiet < 8; ) {
    const before = countsOf(servers).join();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const isOpen = SERVERS.some((name) => servers[name].requests.some(({ open }) => open));
    quiet = !isOpen && countsOf(servers).join() === before ? quiet + 1 : 0;
  }
}

function requestsSince({ requests }: Pick<OllamaServer, "requests">, from: number): string[] {
  return requests
    .slice(from)
    .filter(({ method }) => method !== "OPTIONS")
    .map(({ path, json }) => (json?.messages === undefined ? path : kindOf(newestText(json))));
}

/** Some providers are told the time in the newest message, before anything else. */
function kindOf(text: string): string {
  return jobOf(text.replace(/^Current time: .*\n\n/, "")) ?? "turn";
}
