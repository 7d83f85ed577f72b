import { makePng } from "../builders/make-png";
import { type Stage, sendTurn } from "./talk";

/** A model that every fake server of that kind has. */
const MODEL = "fake-model";

/**
 * Sets up a server with a key and a header, which refuses an answer with what only it says, then
 * answers; requests to it do not tell who asks.
 */
export async function addConnection(stage: Stage): Promise<void> {
  const { extension, panel, openai, other, canaries } = stage;
  const { id, version } = await extension.call(panel, "connection.add", {
    kind: "openai",
    preset: null,
    name: canaries.connectionName,
    url: `${other.url}/v1`,
    key: canaries.providerKey,
    headers: [{ name: "x-title", value: canaries.headerValue }],
  });
  await extension.call(panel, "connection.update", { id, version, hidesOrigin: true });
  const { failure } = await extension.call(panel, "connection.test", { id });
  if (failure !== null) throw new Error(`the connection does not answer: ${failure.code}`);
  const model = { provider: "openai", name: MODEL, url: null, connectionId: id } as const;
  await extension.call(panel, "model.choose", model);
  openai.setScript("status", { status: 401, body: refusal(canaries.providerKey) });
  await sendTurn(stage, "Are you there?");
  openai.setScript("reply");
  await sendTurn(stage, "And now?");
  expectHeard(stage);
}

/** Sends a file and an image with a message. */
export async function attach(stage: Stage): Promise<void> {
  const { extension, panel, conversationId, canaries } = stage;
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  const [fileId = "", imageId = ""] = ids;
  const text = `The file says ${canaries.fileText} here.`;
  const image = { type: "image/png", width: 30, height: 20, data: makePng(30, 20, "") } as const;
  await extension.call(panel, "attachment.add", {
    id: fileId,
    conversationId,
    attached: { kind: "text", name: `${canaries.fileName}.txt`, text },
  });
  await extension.call(panel, "attachment.add", {
    id: imageId,
    conversationId,
    attached: {
      ...image,
      kind: "image",
      name: `${canaries.imageName}.png`,
      data: image.data.toString("base64"),
    },
  });
  await sendTurn(stage, "What is this?", { attachments: ids });
}

/** Makes ready for a model file that never comes: its row is there all the same. */
export async function expectModelFile({ extension, panel, canaries }: Stage): Promise<void> {
  const file = { name: `${canaries.modelFile}.gguf`, bytes: 1_000_000 };
  await extension.call(panel, "modelFile.expect", file);
}

/** As servers do, it quotes the key that it refuses. */
function refusal(key: string): string {
  return JSON.stringify({ error: { message: `Incorrect API key provided: ${key}` } });
}

function expectHeard({ openai, canaries }: Stage): void {
  const chats = openai.requests.filter(({ path }) => path.endsWith("/chat/completions"));
  const bodies = chats.map(({ headers }) => headers["x-title"] === canaries.headerValue);
  if (bodies.length !== 2 || bodies.includes(false)) {
    throw new Error("the connection's server did not hear both turns with their header");
  }
}
