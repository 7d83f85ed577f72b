import { launchExtension, type RunningExtension } from "../browser/harness/launch-extension";
import { startOllamaServer } from "../fakes/ollama-server.mjs";
import { startOpenaiServer } from "../fakes/openai-server.mjs";
import { addConnection, attach, expectModelFile } from "./add-models";
import type { Canaries } from "./canaries";
import { addRecoveryKey, lock, purge, rotate, unlockByHand } from "./change-lock";
import { compactDatabases } from "./compact-databases";
import { lookFor } from "./look-for";
import { canaryNeedles, sessionKeyNeedles } from "./needles";
import { forget, remember } from "./remember";
import { type Found, searchProfile } from "./search-profile";
import { startPrefixServer } from "./start-prefix-server";
import { endBadly, type Stage, streamReply, sumUp, untilShown } from "./talk";

/** Moments at which the profile is searched, in order; at the last two the talk was purged, memory before it. */
export const PHASES = [
  "streaming",
  "ended",
  "compacted",
  "locked",
  "rotated",
  "closed",
  "reopened",
  "forgotten",
  "purged",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

type Run = {
  readonly extensionDir: string;
  readonly profileDir: string;
  readonly canaries: Canaries;
};

type Search = (phase: Phase) => Promise<void>;

/** Lives through every kind of text in a real browser; resolves with what lay in the profile when. */
export async function driveProfile(run: Run): Promise<ReadonlyMap<Phase, Found>> {
  const { profileDir, canaries } = run;
  const models = [{ name: canaries.model, thinks: true }];
  const ollama = await startOllamaServer({ models });
  const server = await startPrefixServer(ollama.url, canaries.urlPath);
  const openai = await startOpenaiServer({ needsKey: canaries.providerKey });
  const other = await startPrefixServer(new URL(openai.url).origin, canaries.connectionPath);
  const found = new Map<Phase, Found>();
  let needles = canaryNeedles(canaries);
  const search: Search = async (phase) => {
    found.set(phase, await searchProfile(profileDir, needles));
  };
  try {
    await withExtension(run, async (extension) => {
      const stage = await setTheStage({ canaries, extension, ollama, server, openai, other });
      needles = new Map([...needles, ...(await sessionKeyNeedles(stage.panel))]);
      await talk({ ...stage, profileDir }, search);
    });
    await search("closed");
    await withExtension(run, (extension) =>
      returnAndPurge({ extension, canaries, profileDir }, search),
    );
    await search("over");
  } finally {
    for (const one of [server, ollama, other, openai]) await one.close();
  }
  return found;
}

async function talk(stage: Stage & { readonly profileDir: string }, search: Search) {
  await streamReply(stage);
  await search("streaming");
  await remember(stage);
  await lookFor(stage);
  await sumUp(stage);
  await endBadly(stage);
  await search("ended");
  await compactDatabases(stage);
  await search("compacted");
  await lock(stage);
  await search("locked");
  await rotate(stage);
  await search("rotated");
}

/** A second run of the browser over the same profile: the conversation is shown again, memory forgotten, all purged. */
async function returnAndPurge(
  {
    extension,
    canaries,
    profileDir,
  }: Pick<Stage, "extension" | "canaries"> & Pick<Run, "profileDir">,
  search: Search,
): Promise<void> {
  const panel = await extension.openPanel({ gate: "locked" });
  const session = { extension, panel, canaries };
  await unlockByHand(session);
  await untilShown(panel, canaries.reply);
  await lookFor(session);
  await search("reopened");
  await forget(session);
  await compactDatabases({ panel, profileDir });
  await search("forgotten");
  await purge(session);
  await search("purged");
}

async function setTheStage(given: Omit<Stage, "panel" | "conversationId">): Promise<Stage> {
  const { extension, server, canaries } = given;
  const panel = await extension.openPanel();
  await addRecoveryKey({ extension, panel, canaries });
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  const stage = { ...given, panel, conversationId: conversation.id };
  await addConnection(stage);
  await expectModelFile(stage);
  await attach(stage);
  const model = { provider: "ollama", name: canaries.model, url: server.url } as const;
  await extension.call(panel, "model.choose", model);
  return stage;
}

async function withExtension(
  { extensionDir, profileDir, canaries }: Run,
  work: (extension: RunningExtension) => Promise<void>,
): Promise<void> {
  const setUp = { kind: "passphrase", passphrase: canaries.passphrase } as const;
  const extension = await launchExtension({ extensionDir, profileDir, setUp });
  try {
    await work(extension);
  } finally {
    await extension.close();
  }
}
