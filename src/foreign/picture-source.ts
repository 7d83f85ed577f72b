/** A picture of a message whose bytes are there, beside the conversations or within them. */
export type FoundPicture = {
  /** What it is called there, one name a message. */
  readonly id: string;
  /** Empty for none. */
  readonly name: string;
  /** Stands in the message's text until the picture takes its place. */
  readonly mark: string;
  /** Null where it cannot be read after all, or is larger than any picture that is taken. */
  readonly read: () => Promise<Blob | null>;
};

/** Finds the bytes of a picture by what it is called, or by how many they are; null where there are none. */
export type FindPicture = (picture: {
  readonly id: string;
  /** Null where the conversation does not say. */
  readonly bytes: number | null;
}) => FoundPicture["read"] | null;
