/** Milliseconds after which no frame is waited for any more: a hidden page has none. */
const LATE = 250;

/**
 * Does something in a task of its own, once what was drawn before stands on the screen, unless the
 * returned function was called before.
 */
export function afterFrame(work: () => void): () => void {
  // Both end in the one timer: what comes second finds nothing left to do.
  let timer = setTimeout(work, LATE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
