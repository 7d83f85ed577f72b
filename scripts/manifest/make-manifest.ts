import type { UserManifest } from "wxt";

// The public half of the key that fixes the extension's id: Ollama's origin list, passkeys and
// the stored data all depend on that id. The private half is needed only to sign store packages
// and lies in no repository.
const PUBLIC_KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsKkXP2gMo5LcieiMNCT8XcWZD+5BPWrQprdGDmNCl9Rd8C80gMti9SUNHPlyZgEOSu/OK3u+UnL3T1AxO1wyy+040HXXcla6jv81dv/q3QX+g1eH8I3Bypls7UxMBMJbJhE/Aa/uY+AURVopa/iuguZ6AMGRFa9p0sBwp5ufvzGILAdg5Kd6eOfnKJKzXYOLVMWCIEPxxzeEHoH+iD0VEx1DQkle/R1Gn+0O2ax687Pii9PYSmOYcK532bEQfHSIL3YAqBxWbsl1EFh/DbCK6zS0oV3r8lEVGQe/VdLGHFwIGGz1BbP/cJIc6HiimKeT8ULb+MK0DrzlHpWHIyz0OwIDAQAB";

/** Firefox's id of the extension: storage and native messaging depend on it. */
export const GECKO_ID = "{c0f1da47-5e1f-4c0d-9d3a-7b1f2e6a8d54}";

/** The oldest release that the browser test has run in. */
const OLDEST_FIREFOX = "153.0";

type Build = {
  readonly isFirefox: boolean;
  /** While developing, pages reload themselves. */
  readonly isServing: boolean;
};

/** What both browsers are told, with what only one of them knows. */
export function makeManifest({ isFirefox, isServing }: Build): UserManifest {
  return {
    // The browser tells these in its own language, from public/_locales.
    default_locale: "en",
    name: "__MSG_name__",
    description: "__MSG_description__",
    // A private window would hold another, empty store that is gone with it: nothing to rely on.
    incognito: "not_allowed",
    commands: {
      lock: {
        // Not the panel's own Ctrl+Shift+L: newer Chromium keeps that, and would give it no key at all.
        suggested_key: { default: "Alt+Shift+L", mac: "MacCtrl+Shift+L" },
        description: "__MSG_lock__",
      },
      panel: { description: "__MSG_panel__" },
      page: {
        // Beside the popup's: Chromium keeps Alt+Shift+P and Alt+Shift+A, and would give it no key at all.
        suggested_key: { default: "Alt+Shift+J", mac: "MacCtrl+Shift+J" },
        description: "__MSG_page__",
      },
      _execute_action: { suggested_key: { default: "Alt+J" } },
    },
    host_permissions: ["http://127.0.0.1/*", "http://localhost/*", "http://[::1]/*"],
    // Asked for one origin at a time, when the person makes a connection to it.
    optional_host_permissions: ["https://*/*", "http://*/*"],
    content_security_policy: {
      extension_pages: [...POLICY, ...(isFirefox ? FRAMED : UNFRAMED), connectTo(isServing)].join(
        "; ",
      ),
    },
    ...(isFirefox ? FIREFOX : CHROMIUM),
  };
}

const PERMISSIONS = [
  // The page that the person asks about, from a click on it until they leave it; nothing else.
  "activeTab",
  "scripting",
  "contextMenus",
  "storage",
  "unlimitedStorage",
  "alarms",
  "idle",
  "declarativeNetRequestWithHostAccess",
] as const;

const CHROMIUM = {
  key: PUBLIC_KEY,
  minimum_chrome_version: "133",
  permissions: ["sidePanel", ...PERMISSIONS, "offscreen"],
  // Asked for when the person lets programs of this machine in, and signs in at a server of tools.
  optional_permissions: ["nativeMessaging", "identity"],
  externally_connectable: { ids: [], matches: [] },
} satisfies UserManifest;

const GECKO = {
  id: GECKO_ID,
  strict_min_version: OLDEST_FIREFOX,
  // What is sent to the model, the server or the program of the person's choice counts as well, and with it
  // the key that opens that: https://extensionworkshop.com/documentation/develop/firefox-builtin-data-consent
  data_collection_permissions: {
    required: ["personalCommunications", "websiteContent", "authenticationInfo"],
  },
};

const FIREFOX = {
  // Firefox gives `identity` from the beginning or not at all, and tells nobody of it.
  permissions: [...PERMISSIONS, "identity"],
  optional_permissions: ["nativeMessaging"],
  browser_specific_settings: { gecko: GECKO },
} satisfies UserManifest;

const POLICY = [
  "default-src 'none'",
  // WebAssembly: the worker derives keys from passphrases with it, and the compute host runs
  // models. No page that a person sees may.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

const UNFRAMED = ["frame-ancestors 'none'"];

// Firefox's background is a page, and the compute host a frame in it.
const FRAMED = ["frame-src 'self'", "frame-ancestors 'self'"];

// The worker's fetches: which servers they go to is the person's choice, so the limit to each
// connection's own origin is in the code (createProviderFetch), as is that to loopback without
// one. Pages carry a stricter policy of their own (connect-src 'none').
function connectTo(isServing: boolean): string {
  return `connect-src 'self' http: https:${isServing ? " ws:" : ""}`;
}
