import { countOf } from "./en-format";

/** Texts about files and images of messages. */
export const enAttachments = {
  attachments: {
    add: "Attach",
    addHint:
      "Attach images or text files. Images are made smaller, and lose what a camera wrote into them, such as place and device.",
    label: "Attached",
    adding: "adding …",
    tokens: (tokens: number) => `about ${countOf(tokens, "token", "tokens")}`,
    unseen: "this model does not see images",
    remove: (name: string) => `Remove ${name}`,
    gone: "This image is not there any more.",
    refused: {
      image: (name: string) => `${name} does not open as an image. It was not added.`,
      unread: (name: string) =>
        `${name} cannot be read yet: only images and plain text can. It was not added.`,
      size: (name: string) => `${name} is too large. It was not added.`,
    },
  },
};
