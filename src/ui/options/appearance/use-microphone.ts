import { useEffect, useState } from "react";

/** Whether the browser lets this product hear the microphone; null until it has told. `ask` has it asked for. */
export function useMicrophone(): {
  readonly state: PermissionState | null;
  readonly ask: () => Promise<void>;
} {
  const [state, setState] = useState<PermissionState | null>(null);
  useEffect(() => {
    let permission: PermissionStatus | null = null;
    let isGone = false;
    const follow = async () => {
      permission = await navigator.permissions.query({ name: "microphone" });
      if (isGone) return;
      setState(permission.state);
      permission.onchange = () => setState(permission?.state ?? null);
    };
    // A browser that does not tell is asked all the same.
    follow().catch(() => setState("prompt"));
    return () => {
      isGone = true;
      if (permission !== null) permission.onchange = null;
    };
  }, []);
  const ask = async () => {
    try {
      const heard = await navigator.mediaDevices.getUserMedia({ audio: true });
      // Only the leave was wanted.
      for (const track of heard.getTracks()) track.stop();
      setState("granted");
    } catch {
      const permission = await navigator.permissions
        .query({ name: "microphone" })
        .catch(() => null);
      setState(permission?.state ?? "denied");
    }
  };
  return { state, ask };
}
