/**
 * A name for what has none, made from what it says: 16 hexadecimal digits, the same for the same text.
 * Two sums of FNV-1a with different beginnings; it tells texts apart, and keeps nothing secret.
 */
export function nameOfText(text: string): string {
  let left = 0x811c9dc5;
  let right = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    left = Math.imul(left ^ unit, 0x01000193);
    right = Math.imul(right ^ (unit + at), 0x85ebca6b);
  }
  const hex = (sum: number) => (sum >>> 0).toString(16).padStart(8, "0");
  return hex(left) + hex(right);
}
