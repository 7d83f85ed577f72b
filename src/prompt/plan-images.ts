import type { Attachment, ImageAttachment } from "../domain/attachment";
import type { Id } from "../domain/id";
import { imageTokens } from "../domain/image-tokens";
import type { Message } from "../domain/message";
import type { Model } from "../domain/model";
import type { LeftOut, PlannedImage } from "../domain/prompt-plan";
import type { CountedText } from "./counted-text";
import { toTurns } from "./message-turns";
import { renderMessageText } from "./render-message-text";

/** Images in one request: each is sent anew with every message. */
const MOST_IMAGES = 4;

/** Whatever has attachments. */
type Attaching = { readonly attachments?: readonly Attachment[] | undefined };

type Candidates = {
  readonly model: Pick<Model, "provider" | "sees">;
  /** The message to answer. */
  readonly message: Attaching;
  /** The end of the branch before it, oldest first. */
  readonly messages: readonly Message[];
};

/** The ids of the images that a request may hold: the newest four, where the model sees any. */
export function chooseImages({ model, message, messages }: Candidates): ReadonlySet<Id> {
  if (!takesImages(model)) return new Set();
  const answered = toTurns(messages).filter((turn) => turn.state === "answered");
  // Providers take images from the person only: what a reply shows is told by its name.
  const history = answered.flatMap((turn) => turn.messages).filter(({ role }) => role === "user");
  const ids = [message, ...history.toReversed()].flatMap(imagesOf).map(({ id }) => id);
  return new Set(ids.slice(0, MOST_IMAGES));
}

/** A message as a model is told it. */
export type MeasuredMessage = CountedText & {
  readonly images: readonly PlannedImage[];
  /** How many of its images are left out. */
  readonly omitted: number;
};

type MeasureOptions = {
  readonly measure: (text: string) => CountedText;
  /** The images that the request may hold. */
  readonly chosen: ReadonlySet<Id>;
  /** Whether it is the message to answer. */
  readonly isAnswered?: boolean;
};

/** The message's words, files and chosen images, counted; names are hidden as texts are. */
export function measureMessage(
  message: Attaching & Pick<Message, "text">,
  { measure, chosen, isAnswered = false }: MeasureOptions,
): MeasuredMessage {
  const all = imagesOf(message);
  const images = all
    .filter(({ id }) => chosen.has(id))
    .map((one) => ({ id: one.id, name: measure(one.name).text, tokens: imageTokens(one) }));
  const counted = measure(renderMessageText(message, chosen, { isAnswered }));
  const tokens = images.reduce((sum, image) => sum + image.tokens, counted.tokens);
  return { ...counted, tokens, images, omitted: all.length - images.length };
}

/** What is said of images that were left out; nothing where none was. */
export function imagesLeftOut(model: Candidates["model"], images: number): LeftOut[] {
  if (images === 0) return [];
  const reason = takesImages(model) ? "images-older" : "images-unseen";
  const none = { kind: null, messages: 0, because: null, seenFrom: null };
  return [{ what: "images", images, reason, ...none }];
}

/** A field of a planned message, only where there are images. */
export function withImages(images: readonly PlannedImage[]): { images?: PlannedImage[] } {
  return images.length === 0 ? {} : { images: [...images] };
}

function imagesOf({ attachments = [] }: Attaching): readonly ImageAttachment[] {
  return attachments.filter((one) => one.kind === "image");
}

/** Whether a model is sent images: not where its provider says it sees none, and none within the browser. */
function takesImages({ provider, sees }: Pick<Model, "provider" | "sees">): boolean {
  if (provider === "guide" || provider === "browser" || provider === "gguf") return sees === true;
  return sees !== false;
}
