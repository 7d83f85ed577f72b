import { useEffect } from "react";
import type { Client } from "../../messaging/client";

/** The shortest time to lock is a minute: telling more often would only keep the worker busy. */
const EVERY_MS = 15_000;

/** Tells the worker that the person uses this page, so that it does not lock by itself meanwhile. */
export function useTouch(client: Pick<Client, "call">, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let told = 0;
    const touch = () => {
      if (performance.now() - told < EVERY_MS && told > 0) return;
      told = performance.now();
      client.call("vault.touch", {}).catch(() => {});
    };
    // Whoever opens a page uses it, though its first click was elsewhere.
    touch();
    const events = ["keydown", "pointerdown", "wheel"] as const;
    for (const event of events) window.addEventListener(event, touch, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, touch);
    };
  }, [client, active]);
}
