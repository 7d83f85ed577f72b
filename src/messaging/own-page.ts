/** Who sent a message, as far as the browser vouches for it. */
export type Sender = {
  readonly id?: string | undefined;
  readonly origin?: string | undefined;
  readonly frameId?: number | undefined;
};

/** True only for a top frame of this extension's own pages; content scripts and other origins are not. */
export function isOwnPage(
  sender: Sender | undefined,
  own: { id: string; origin: string },
): boolean {
  return (
    sender !== undefined &&
    sender.id === own.id &&
    sender.origin === own.origin &&
    (sender.frameId ?? 0) === 0
  );
}
