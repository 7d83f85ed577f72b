export type PersonSystem = "mac" | "windows" | "linux";

/** The system whose commands are shown, from what the browser calls its platform. */
export function personSystem(platform: string): PersonSystem {
  if (/mac/i.test(platform)) return "mac";
  return /win/i.test(platform) ? "windows" : "linux";
}

/** What this browser calls its platform; empty where it does not tell. */
export function readPlatform(): string {
  const hinted = (globalThis.navigator ?? {}) as {
    userAgentData?: { platform?: string };
    platform?: string;
  };
  return hinted.userAgentData?.platform || hinted.platform || "";
}
