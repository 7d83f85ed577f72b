/** The time that a model is told, in words; it lies beside the message, not in the system text (D-11). */
export function timeNote(nowUtc: number): string {
  return `Current time: ${new Date(nowUtc).toISOString()} (UTC).`;
}
