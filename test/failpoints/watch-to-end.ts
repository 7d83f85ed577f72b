import type { Page } from "puppeteer-core";
import type { TurnStatus } from "../../src/domain/message";

/** Watches a turn until its end and resolves with its status, or with `gone` if the worker died. */
export function watchToEnd(page: Page, turnId: string): Promise<TurnStatus | "gone"> {
  return page.evaluate(
    (id) =>
      new Promise<TurnStatus | "gone">((resolve) => {
        const port = chrome.runtime.connect({ name: "turn.watch" });
        port.onDisconnect.addListener(() => resolve("gone"));
        port.onMessage.addListener((event) => {
          if (event.type === "end") resolve(event.state.status);
          if (event.type === "failure") resolve("gone");
        });
        port.postMessage({ turnId: id });
      }),
    turnId,
  );
}

/** Watches a turn until it has said something; resolves with `gone` if that never comes. */
export function watchToText(page: Page, turnId: string): Promise<"text" | "gone"> {
  return page.evaluate(
    (id) =>
      new Promise<"text" | "gone">((resolve) => {
        const port = chrome.runtime.connect({ name: "turn.watch" });
        port.onDisconnect.addListener(() => resolve("gone"));
        port.onMessage.addListener((event) => {
          const text = event.type === "delta" ? event.text : (event.state?.text ?? "");
          if (text !== "") resolve("text");
          if (event.type === "failure" || event.type === "done") resolve("gone");
        });
        port.postMessage({ turnId: id });
      }),
    turnId,
  );
}
