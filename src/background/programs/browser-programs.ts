import { browserAlarms } from "../../platform/alarms";
import type { Badge } from "../../platform/badge";
import { later } from "../../platform/later";
import { connectNative } from "../../platform/native-host";
import type { Lifecycle } from "../lifecycle";
import { createPrograms, type Programs } from "./create-programs";

/** How many programs wait for the person, where it can be read without reading all of this. */
export type Asks = { count: number };

type Deps = {
  readonly lifecycle: Pick<Lifecycle, "ready">;
  readonly asks: Asks;
  readonly badge: Pick<Badge, "showAsking">;
  /** Hears whenever `vault.status` tells something else. */
  readonly onVaultChange: () => void;
};

/** The programs that reach this browser. */
export function createBrowserPrograms({ lifecycle, asks, badge, onVaultChange }: Deps): Programs {
  const { version } = chrome.runtime.getManifest();
  // What an earlier worker was asked has ended with it.
  badge.showAsking(false);
  const programs = createPrograms({
    ready: lifecycle.ready,
    connectNative,
    alarms: browserAlarms,
    later,
    info: { name: "confidant", title: "Confidant", version },
    onChange: () => {
      const list = programs.waiting.list();
      asks.count = list.length;
      // A call that was taken back is still shown for a moment, and waits for nobody.
      badge.showAsking(list.some((one) => one.kind === "consent" || !one.takenBack));
      onVaultChange();
    },
  });
  // In the browser's own list of permissions: the port that was opened by it stays open.
  chrome.permissions.onRemoved.addListener(({ permissions }) => {
    if (permissions?.includes("nativeMessaging")) void programs.connect(false);
  });
  return programs;
}
