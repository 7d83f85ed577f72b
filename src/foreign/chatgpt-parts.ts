import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import type { Thing } from "./reading";

/** A part of a message: a text, or what is none with its name. */
export type ChatGptPart = {
  readonly thing: Thing | null;
  readonly text: string;
  /** What its file is called there; empty for none. */
  readonly id: string;
  /** Of that file, where it is told. */
  readonly bytes?: number | null;
  readonly isSpeech?: boolean;
};

const SOUNDS: ReadonlySet<string> = new Set([
  "audio_asset_pointer",
  "real_time_user_audio_video_asset_pointer",
]);

/** The parts of a message's content, in their order; `names` by what files are called there. */
export function readChatGptParts(
  content: Fields,
  names: ReadonlyMap<string, string>,
): readonly ChatGptPart[] {
  const whole = ownText(content, "text");
  const parts = ownList(content, "parts");
  if (parts.length === 0 && whole !== null) return [{ thing: null, text: whole, id: "" }];
  return parts.flatMap((part): ChatGptPart[] => {
    if (typeof part === "string") return [{ thing: null, text: part, id: "" }];
    const fields = asFields(part);
    if (fields === null) return [];
    const type = ownText(fields, "content_type") ?? "";
    const text = ownText(fields, "text");
    if (text !== null) {
      return [{ thing: null, text, id: "", isSpeech: type === "audio_transcription" }];
    }
    const id = lastOf(ownText(fields, "asset_pointer") ?? "");
    const thing = SOUNDS.has(type) ? "sound" : type === "image_asset_pointer" ? "image" : "file";
    const size = own(fields, "size_bytes");
    const bytes = typeof size === "number" ? size : null;
    return [{ thing, text: names.get(id) ?? promptOf(fields), id, bytes }];
  });
}

/** What a file is called, of an address that ends with it. */
export function lastOf(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}

/** What a picture was made from. */
function promptOf(fields: Fields): string {
  const made = ownFields(ownFields(fields, "metadata") ?? {}, "dalle") ?? {};
  return ownText(made, "prompt") ?? "";
}
