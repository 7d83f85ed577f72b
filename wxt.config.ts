import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "wxt";

// The public half of the key that fixes the extension's id: Ollama's origin list, passkeys and
// the stored data all depend on that id. The private half is needed only to sign store packages
// and lies in no repository.
const PUBLIC_KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsKkXP2gMo5LcieiMNCT8XcWZD+5BPWrQprdGDmNCl9Rd8C80gMti9SUNHPlyZgEOSu/OK3u+UnL3T1AxO1wyy+040HXXcla6jv81dv/q3QX+g1eH8I3Bypls7UxMBMJbJhE/Aa/uY+AURVopa/iuguZ6AMGRFa9p0sBwp5ufvzGILAdg5Kd6eOfnKJKzXYOLVMWCIEPxxzeEHoH+iD0VEx1DQkle/R1Gn+0O2ax687Pii9PYSmOYcK532bEQfHSIL3YAqBxWbsl1EFh/DbCK6zS0oV3r8lEVGQe/VdLGHFwIGGz1BbP/cJIc6HiimKeT8ULb+MK0DrzlHpWHIyz0OwIDAQAB";

// Pages may not connect anywhere; while developing, their reload needs to.
const reloadPlugin = {
  name: "reload",
  transformIndexHtml: (html: string) =>
    html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

export default defineConfig({
  imports: false,
  manifest: ({ command }) => ({
    name: "Confidant",
    description: "A calm, private conversation partner in the side panel.",
    key: PUBLIC_KEY,
    minimum_chrome_version: "133",
    permissions: ["sidePanel", "storage", "unlimitedStorage", "alarms", "idle"],
    // A private window would hold another, empty store that is gone with it: nothing to rely on.
    incognito: "not_allowed",
    commands: {
      lock: {
        suggested_key: { default: "Ctrl+Shift+L", mac: "Command+Shift+L" },
        description: "Lock Confidant",
      },
      panel: { description: "Open the side panel" },
      _execute_action: { suggested_key: { default: "Alt+J" } },
    },
    host_permissions: ["http://127.0.0.1/*", "http://localhost/*", "http://[::1]/*"],
    externally_connectable: { ids: [], matches: [] },
    content_security_policy: {
      // The worker's fetches: a CSP cannot name [::1], so the limit to loopback is in the code
      // (loopbackFetch). Pages carry a stricter policy of their own (connect-src 'none').
      extension_pages: [
        "default-src 'none'",
        // WebAssembly: the worker derives keys from passphrases with it. No page may.
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self' http:${command === "serve" ? " ws:" : ""}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
  }),
  vite: ({ command }) => ({
    plugins: [tailwindcss(), ...(command === "serve" ? [reloadPlugin] : [])],
    resolve: {
      alias: {
        // The package's own entry is the build for old engines: larger, and slower to start.
        dexie: "dexie/dist/modern/dexie.mjs",
      },
    },
  }),
});
