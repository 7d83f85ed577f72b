import { MAX_ATTACHMENTS } from "../domain/attachment";
import { fromBase64 } from "../domain/base64";
import { cleanLabel } from "../domain/clean-label";
import { MAX_IMAGE_FILE_BYTES } from "../domain/limits";
import type { Note } from "./note";
import type { FoundPicture } from "./picture-source";
import type { ReadOptions } from "./reading";

type PictureReference = {
  readonly id: string;
  readonly name: string;
  readonly bytes?: number | null;
  /** Its bytes as they stand in the conversation, as a `data:` address. */
  readonly url?: string;
};

/** Collects a message's pictures. */
export type PictureTaker = {
  /** Takes one, and gives what stands in its place; one whose bytes are nowhere is noted. */
  readonly take: (reference: PictureReference) => string;
  /** A field of a message, only where there are any. */
  readonly field: () => { readonly pictures?: readonly FoundPicture[] };
};

const MAX_LABEL = 200;
const MAX_ID = 200;

/** Takes as many as a message may have. */
export function createPictureTaker({
  note,
  markOf,
  findPicture,
}: Pick<ReadOptions, "markOf" | "findPicture"> & { readonly note: Note }): PictureTaker {
  const pictures: FoundPicture[] = [];
  return {
    take: ({ id, name, bytes = null, url }) => {
      const mark = markOf("image", name);
      const isNamed = id !== "" && id.length <= MAX_ID;
      const read = url === undefined ? findPicture?.({ id, bytes }) : readInline(url);
      const isKnown = pictures.some((one) => one.id === id);
      if (read == null || !isNamed || isKnown || pictures.length >= MAX_ATTACHMENTS) note("image");
      else pictures.push({ id, name: cleanLabel(name, MAX_LABEL), mark, read });
      return mark;
    },
    field: () => (pictures.length === 0 ? {} : { pictures }),
  };
}

const INLINE = /^data:image\/[\w.+-]{1,40};base64,/;

/** The bytes at such an address, out of the text at once: a conversation may have many. */
function readInline(url: string): FoundPicture["read"] | null {
  const head = INLINE.exec(url)?.[0];
  if (head === undefined || url.length > (MAX_IMAGE_FILE_BYTES / 3) * 4) return null;
  const bytes = fromBase64(url.slice(head.length));
  if (bytes === null) return null;
  const blob = new Blob([bytes]);
  return async () => blob;
}
