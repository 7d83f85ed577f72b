import { useEffect, useState } from "react";

const TICK_MS = 500;

/** Whole seconds left of so many, counting down by itself; counts anew when `from` is another object. */
export function useCountdown(from: { readonly retryAfter: number }): number {
  const [left, setLeft] = useState(from.retryAfter);
  useEffect(() => {
    setLeft(from.retryAfter);
    if (from.retryAfter === 0) return;
    const end = performance.now() + from.retryAfter * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [from]);
  return left;
}
