import type { OllamaServer } from "../../fakes/ollama-server.mjs";
import { type JobKind, jobOf, newestText } from "./job-script";

/** The bodies of the requests that a person's own messages made, oldest first. */
export function turnBodies(server: OllamaServer): string[] {
  return chats(server)
    .filter(({ job }) => job === null)
    .map(({ body }) => body);
}

/** What was asked in the background, oldest first: the whole instruction with its transcript. */
export function jobTexts(server: OllamaServer, job: NonNullable<JobKind>): string[] {
  return chats(server)
    .filter((chat) => chat.job === job)
    .map(({ text }) => text);
}

/** Resolves once nothing runs at the server and nothing more comes for a moment. */
export async function untilQuiet(server: OllamaServer): Promise<void> {
  for (let quiet = 0; quiet < 6; ) {
    const before = server.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const isQuiet = server.requests.length === before && server.requests.every(({ open }) => !open);
    quiet = isQuiet ? quiet + 1 : 0;
  }
}

function chats({ requests }: OllamaServer) {
  return requests
    .filter(({ path }) => path === "/api/chat")
    .map(({ body, json }) => {
      const text = newestText(json);
      return { body, text, job: jobOf(text) };
    });
}
