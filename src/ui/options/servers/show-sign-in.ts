import { AppError } from "../../../domain/app-error";

type Identity = {
  readonly launchWebAuthFlow: (details: {
    readonly url: string;
    readonly interactive: boolean;
  }) => Promise<string | undefined>;
};

/** What browsers say where the window was closed: Chromium, Firefox. */
const CLOSED = /did not approve|User cancelled/;

/**
 * The browser's window for it, which keeps what is typed there from us. Fails with `provider-auth` where
 * it is closed, and with `provider-unreachable` where it could show nothing.
 */
export async function showSignIn(
  url: string,
  identity: Identity = chrome.identity,
): Promise<string> {
  try {
    const answer = await identity.launchWebAuthFlow({ url, interactive: true });
    if (answer !== undefined) return answer;
  } catch (cause) {
    // Told apart by the browser's words alone, in English whatever its language is.
    if (!CLOSED.test(String(cause))) {
      throw new AppError("provider-unreachable", { data: { host: new URL(url).host }, cause });
    }
  }
  throw new AppError("provider-auth", { data: { reason: "window-closed" } });
}
