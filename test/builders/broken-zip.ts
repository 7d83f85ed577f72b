import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import { makeChatGptLine } from "./make-export";

/** What the chats of such an archive are called, each in a file of its own. */
export const ZIPPED_CHATS = ["one", "two", "three"];

/** An archive of three chats of ChatGPT's, deflated. */
export async function makeChatsZip(
  options: { readonly password?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new BlobWriter("application/zip"), {
    ...options,
    useWebWorkers: false,
  });
  for (const id of ZIPPED_CHATS) {
    const chat = JSON.stringify(makeChatGptLine(id, 9));
    await writer.add(`${id}.json`, new TextReader(chat));
  }
  return new Uint8Array(await (await writer.close()).arrayBuffer());
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
/** Bytes of the header before an entry's name. */
const HEADER = 30;

/** Makes the bytes of the entry at that place ones that cannot be inflated. */
export function damageEntry(zip: Uint8Array<ArrayBuffer>, index: number): void {
  const at = headersOf(zip, LOCAL)[index] ?? 0;
  const view = new DataView(zip.buffer);
  const behind = view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  // No block of a deflated stream begins so.
  zip.fill(0xff, at + HEADER + behind, at + HEADER + behind + 40);
}

/** Has the entry at that place say that it is packed in this way. */
export function nameMethod(zip: Uint8Array<ArrayBuffer>, index: number, method: number): void {
  const view = new DataView(zip.buffer);
  view.setUint16((headersOf(zip, LOCAL)[index] ?? 0) + 8, method, true);
  view.setUint16((headersOf(zip, CENTRAL)[index] ?? 0) + 10, method, true);
}

function headersOf(zip: Uint8Array<ArrayBuffer>, mark: number): number[] {
  const view = new DataView(zip.buffer);
  const offsets = Array.from({ length: zip.length - 4 }, (_, at) => at);
  return offsets.filter((at) => view.getUint32(at, true) === mark);
}
