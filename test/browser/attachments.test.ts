import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePng } from "../builders/make-png";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { deferCalls } from "./harness/hold-calls";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import {
  closePanel,
  messageIds,
  newTurn,
  say,
  turnIds,
  untilChosen,
  untilStatus,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

/** Written into the picture's file, where nobody sees it. */
const LOCATION = "PLACE-48.2N-16.4E";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-attachments-"));
  server = await startOllamaServer({
    models: [{ name: "looks:latest", sees: true }, { name: "reads:latest" }],
  });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await choose("looks:latest");
});

afterAll(async () => {
  await extension.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function choose(name: string): Promise<void> {
  const { models } = await extension.call(panel, "model.list", {});
  const model = models.find((one) => one.name === name);
  if (model === undefined) throw new Error(`no model ${name}`);
  await extension.call(panel, "model.choose", { provider: "ollama", name, url: null });
  await closePanel(panel);
  panel = await extension.openPanel();
  await untilChosen(panel, name);
}

async function attach(...files: readonly (readonly [string, Buffer | string])[]): Promise<void> {
  const paths = await Promise.all(
    files.map(async ([name, bytes]) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return path;
    }),
  );
  const input = await panel.$("input[data-attach-files]");
  await (input as unknown as { uploadFile: (...of: string[]) => Promise<void> }).uploadFile(
    ...paths,
  );
}

/** What the chips in the composer say, once none is on its way any more. */
async function chips(count: number): Promise<string[]> {
  await panel.waitForFunction(
    (wanted) => {
      const all = [...document.querySelectorAll("form [data-attachment]")];
      const isDone = all.every((one) => !one.textContent?.includes("adding"));
      return all.length === wanted && isDone;
    },
    {},
    count,
  );
  return panel.$$eval("form [data-attachment]", (all) => all.map((one) => one.textContent ?? ""));
}

/** The newest chat request's last message. */
function lastMessage(): { readonly content: string; readonly images?: readonly string[] } {
  const chats = server.requests.filter(({ path }) => path === "/api/chat");
  return chats.at(-1)?.json.messages.at(-1);
}

// One story: each test goes on with what the one before left.
describe("images and files of a message", () => {
  it("stand beside the text, and are there again after panel and worker are gone", async () => {
    await attach(
      ["view.png", makePng(3_136, 1_000, LOCATION)],
      ["notes.txt", "Herons nest in May."],
    );
    const shown = await chips(2);
    expect(shown[0]).toMatch(/view\.png.*about 1,0\d\d tokens/);
    expect(shown[1]).toMatch(/notes\.txt.*about \d+ tokens/);
    await closePanel(panel);
    await extension.killWorker();
    panel = await extension.openPanel();
    expect(await chips(2)).toEqual(shown);
  });

  it("that are still being added leave the message a draft, which a lock keeps", async () => {
    await clickOnceSeen(panel, "[data-composer]");
    await deferCalls(panel, "attachment.add");
    await attach(["more.txt", "And in June."]);
    await untilSeen(panel, "form [data-attachment]:nth-child(3)");
    await panel.keyboard.sendCharacter("What is all this?");
    await panel.keyboard.press("Enter");
    const typed = () =>
      panel.$eval("[data-composer]", (field) => (field as HTMLTextAreaElement).value);
    await expect.poll(typed).toBe("");
    await closePanel(panel);
    panel = await extension.openPanel();
    await chips(2);
    await expect.poll(typed).toBe("What is all this?");
    await panel.$eval("[data-composer]", (field) => (field as HTMLTextAreaElement).select());
    await panel.keyboard.press("Backspace");
    await expect.poll(typed).toBe("");
  });

  it("are sent with it, the image smaller and without what a camera wrote into it", async () => {
    const turn = await say(panel, "What is this?");
    await untilStatus(panel, turn, "complete");
    expect(await chips(0)).toEqual([]);
    const { content, images = [] } = lastMessage();
    expect(content).toContain('<file name="notes.txt">\nHerons nest in May.\n</file>');
    expect(content).toContain("What is this?");
    const png = Buffer.from(images[0] ?? "", "base64");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_568, 500]);
    expect(png.includes(LOCATION)).toBe(false);
    const sent = await extension.call(panel, "prompt.sent", { turnId: turn });
    expect(sent.match).toBe("sent");
    expect(sent.request.body).not.toContain(images[0]);
  });

  it("are shown with it, the image in its place", async () => {
    await clickOnceSeen(panel, "main [data-attachment] summary");
    await panel.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>("main [data-attachment] img");
      return image?.complete === true && image.naturalWidth === 1_568;
    });
    const url = await panel.$eval("main [data-attachment] img", (image) => image.src);
    expect(url).toMatch(/^blob:/);
  });

  it("come by pasting, alone with no words, and go by the keyboard", async () => {
    await panel.evaluate(
      (base64) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const clipboardData = new DataTransfer();
        for (const name of ["one.png", "two.png"]) {
          clipboardData.items.add(new File([bytes], name, { type: "image/png" }));
        }
        const paste = new ClipboardEvent("paste", {
          clipboardData,
          bubbles: true,
          cancelable: true,
        });
        document.querySelector("[data-composer]")?.dispatchEvent(paste);
      },
      makePng(75, 100, LOCATION).toString("base64"),
    );
    expect((await chips(2))[0]).toContain("about 10 tokens");
    await panel.focus("form [data-attachment]:last-child button");
    await panel.keyboard.press("Enter");
    expect(await chips(1)).toHaveLength(1);
    await untilSeen(panel, "[data-composer]:focus");
    const turn = await say(panel, "");
    await untilStatus(panel, turn, "complete");
    expect(lastMessage().images).toHaveLength(1);
    expect((await readStored(extension, panel)).at(-2)).toMatchObject({
      text: "",
      attachments: [{ kind: "image", name: "one.png", width: 75, height: 100 }],
    });
  });

  it("stay before a branch that begins in the place of one, and are not in what begins it", async () => {
    const [, reply] = await messageIds(panel);
    await clickOnceSeen(panel, `[data-message-menu="${reply}"]`);
    await clickOnceSeen(panel, '[data-action="branch"]');
    await untilSeen(panel, "[data-message-field]");
    const shown = "article:has([data-message-field]) [data-attachment]";
    expect(await panel.$$(shown)).toEqual([]);
    const before = await turnIds(panel);
    await panel.keyboard.sendCharacter("Which birds are these?");
    await panel.keyboard.press("Enter");
    await untilStatus(panel, await newTurn(panel, before), "complete");
    expect(lastMessage()).toMatchObject({ content: "Which birds are these?" });
    expect(lastMessage()).not.toHaveProperty("images");
    const chat = server.requests.filter(({ path }) => path === "/api/chat").at(-1)?.json;
    const pictures: unknown[] = chat.messages.flatMap(
      (one: { images?: unknown[] }) => one.images ?? [],
    );
    expect(pictures).toHaveLength(1);
    const other = (await messageIds(panel)).at(2);
    await clickOnceSeen(panel, `[data-branch-switch="${other}"] [data-branch="before"]`);
    await panel.waitForSelector(`[data-message="${other}"]`, { hidden: true });
    expect((await readStored(extension, panel)).at(-2)).toMatchObject({
      attachments: [{ name: "one.png" }],
    });
  });

  it.each([
    ["plan.pdf", "%PDF-1.7 …", "is damaged"],
    ["notes.doc", "\0\0", "cannot be read"],
    ["broken.png", "no picture", "does not open as an image"],
  ])("are none where %s is dropped: a sentence says why", async (name, text, sentence) => {
    await panel.evaluate(
      (file) => {
        const dataTransfer = new DataTransfer();
        const type = file.name.endsWith("png") ? "image/png" : "";
        dataTransfer.items.add(new File([file.text], file.name, { type }));
        const init = { dataTransfer, bubbles: true, cancelable: true };
        document.querySelector("main")?.dispatchEvent(new DragEvent("drop", init));
      },
      { name, text },
    );
    await panel.waitForFunction(
      (wanted) => document.querySelector("form [role=alert]")?.textContent?.includes(wanted),
      {},
      sentence,
    );
    expect(await chips(0)).toEqual([]);
  });

  it("are told by name to a model that sees none, which is said before sending", async () => {
    await choose("reads:latest");
    await attach(["cat.png", makePng(100, 100, LOCATION)]);
    await panel.waitForFunction(() =>
      document
        .querySelector("form [data-attachment]")
        ?.textContent?.includes("this model does not see images"),
    );
    const turn = await say(panel, "And this?");
    await untilStatus(panel, turn, "complete");
    expect(lastMessage()).not.toHaveProperty("images");
    expect(lastMessage().content).toContain("[image: cat.png]");
    const { plan } = await extension.call(panel, "prompt.sent", { turnId: turn });
    expect(plan.leftOut).toContainEqual(
      expect.objectContaining({ what: "images", images: 3, reason: "images-unseen" }),
    );
  });

  it("are gone with it", async () => {
    const [message] = await readStored(extension, panel);
    const image = message?.attachments?.find(({ kind }) => kind === "image");
    if (message === undefined || image === undefined) throw new Error("no image");
    const { conversationId } = message;
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    const read = () => extension.call(panel, "attachment.read", { id: image.id, conversationId });
    expect((await read()).type).toBe("image/png");
    const what = { type: "ids" as const, ids: [message.id] };
    const { contextId } = conversation;
    await extension.call(panel, "message.delete", { contextId, conversationId, what });
    await expect(read()).rejects.toThrow("not-found");
  });
});
