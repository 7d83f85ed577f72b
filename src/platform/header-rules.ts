/** What the browser changes of this extension's own requests. */
export type HeaderRules = {
  /**
   * Takes the Origin header out of this extension's requests to these origins, and leaves every
   * other request as it is: of pages, of other extensions, to other servers. What was set before
   * goes. Kept in memory only, until the browser ends.
   */
  readonly hideOriginFrom: (origins: readonly string[]) => Promise<void>;
};

type Api = {
  readonly getSessionRules: () => Promise<chrome.declarativeNetRequest.Rule[]>;
  readonly updateSessionRules: (
    change: chrome.declarativeNetRequest.UpdateRuleOptions,
  ) => Promise<void>;
};

/** Named when it is used: a part of the browser that is named costs a waking worker up to a millisecond. */
const browserRules: Api = {
  getSessionRules: () => chrome.declarativeNetRequest.getSessionRules(),
  updateSessionRules: (change) => chrome.declarativeNetRequest.updateSessionRules(change),
};

/** The rules of this extension; fails where the browser refuses them. */
export function createHeaderRules(
  api: Api = browserRules,
  ownHost: string = new URL(chrome.runtime.getURL("")).host,
): HeaderRules {
  return {
    hideOriginFrom: async (origins) => {
      const before = await api.getSessionRules();
      await api.updateSessionRules({
        removeRuleIds: before.map(({ id }) => id),
        addRules: origins.map((origin, index) => toRule(origin, { id: index + 1, ownHost })),
      });
    },
  };
}

function toRule(
  origin: string,
  { id, ownHost }: { readonly id: number; readonly ownHost: string },
): chrome.declarativeNetRequest.Rule {
  return {
    id,
    priority: 1,
    action: {
      type: "modifyHeaders",
      requestHeaders: [{ header: "origin", operation: "remove" }],
    },
    condition: {
      // Anchored at both ends of the origin: a host that only begins with it is another one.
      urlFilter: `|${origin}/`,
      isUrlFilterCaseSensitive: true,
      initiatorDomains: [ownHost],
      resourceTypes: ["xmlhttprequest"],
      requestMethods: ["get", "post", "delete"],
    },
  };
}
