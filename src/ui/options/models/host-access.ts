import { hostPattern } from "../../../domain/host-pattern";

export type HostAccess = {
  /**
   * Asks the browser for leave to reach a url's origin, and resolves with whether it was given.
   * The browser asks the person only while a click is being handled: await nothing before it.
   */
  readonly request: (url: string) => Promise<boolean>;
  /** As `request`, for showing a sign-in at that origin, too. */
  readonly requestSignIn: (origin: string) => Promise<boolean>;
};

type PermissionRequest = { origins: string[]; permissions?: "identity"[] };

type Deps = {
  readonly permissions: { readonly request: (what: PermissionRequest) => Promise<boolean> };
  /** Whether a sign-in can be shown already: Firefox gives that from the start, and is never asked. */
  readonly canShowSignIn?: () => boolean;
};

/** Leave to reach servers, asked for one origin at a time; the worker gives it back. */
export function createHostAccess({
  permissions,
  canShowSignIn = () => chrome.identity !== undefined,
}: Deps): HostAccess {
  return {
    request: async (url) => {
      const pattern = accessPattern(url);
      return pattern === null || permissions.request({ origins: [pattern] });
    },
    requestSignIn: async (origin) => {
      const pattern = accessPattern(origin);
      const origins = pattern === null ? [] : [pattern];
      if (canShowSignIn()) return pattern === null || permissions.request({ origins });
      return permissions.request({ origins, permissions: ["identity"] });
    },
  };
}

/** What leave is asked for; null for what the extension may reach from the start. */
export function accessPattern(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  const isGiven = protocol === "http:" && /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(hostname);
  return isGiven ? null : hostPattern(url);
}
