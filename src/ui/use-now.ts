import { useEffect, useState } from "react";

/** What is told of times is in minutes at the finest. */
const EVERY_MS = 30_000;

/** The time in milliseconds since 1970, at most half a minute old. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
