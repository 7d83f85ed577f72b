import { AppError } from "../domain/app-error";

/** The text with line ends unified (O-025) and nothing else changed; `empty-message` if only blank. */
export function cleanMessage(text: string): string {
  const clean = text.replace(/\r\n?/g, "\n");
  if (clean.trim() === "") throw new AppError("empty-message");
  return clean;
}
