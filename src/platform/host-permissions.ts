import { hostPattern } from "../domain/host-pattern";

/** Which servers beyond this machine the person lets this extension talk to. */
export type HostPermissions = {
  /** Whether that origin (scheme, host and port) is allowed. */
  readonly has: (origin: string) => Promise<boolean>;
  /** Gives back every permission but those for these origins and what the manifest requires. */
  readonly keepOnly: (origins: readonly string[]) => Promise<void>;
};

type Api = {
  readonly contains: (permissions: { origins: string[] }) => Promise<boolean>;
  readonly remove: (given: { origins: string[] }) => Promise<boolean>;
  readonly getAll: () => Promise<{ origins?: string[] }>;
};

type Deps = {
  readonly api?: Api;
  /** What the manifest requires: the browser lets nobody give it back. */
  readonly required?: readonly string[];
};

/** Named when it is used, as in header-rules.ts. */
const browserPermissions: Api = {
  contains: (permissions) => chrome.permissions.contains(permissions),
  remove: (given) => chrome.permissions.remove(given),
  getAll: () => chrome.permissions.getAll(),
};

/** The browser's host permissions of this extension. */
export function createHostPermissions({
  api = browserPermissions,
  required: given,
}: Deps = {}): HostPermissions {
  const required = () => given ?? chrome.runtime.getManifest().host_permissions ?? [];
  return {
    has: (origin) => api.contains({ origins: [hostPattern(origin)] }),
    keepOnly: async (origins) => {
      const kept = new Set([...required(), ...origins.map(hostPattern)]);
      const { origins: given = [] } = await api.getAll();
      const left = given.filter((pattern) => !kept.has(pattern));
      // One by one: one that the browser refuses to take back keeps none of the others.
      await Promise.all(left.map((one) => api.remove({ origins: [one] }).catch(() => false)));
    },
  };
}
