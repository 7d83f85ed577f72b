import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NotOpened } from "./unlock-screen";

const WRONG = { code: "wrong-passphrase", data: {} } as const;

describe("what is told of a vault that did not open", () => {
  it("is why, also while the next attempt waits, and that wait aloud beside the timer", () => {
    const html = renderToStaticMarkup(<NotOpened failure={WRONG} wait={8} />);
    expect(html).toMatch(/role="alert" data-problem="wrong-passphrase"/);
    expect(html).toMatch(/role="timer"[^>]*>[^<]*8 s/);
    expect(html).toMatch(/<p role="alert" class="sr-only">[^<]*8 s/);
  });

  it("is the wait alone where an attempt came too early", () => {
    const early = { code: "too-many-attempts", data: { seconds: 3 } } as const;
    const html = renderToStaticMarkup(<NotOpened failure={early} wait={3} />);
    expect(html).not.toContain("data-problem");
    expect(html.split('role="alert"')).toHaveLength(2);
  });

  it("is nothing of a wait where there is none", () => {
    const html = renderToStaticMarkup(<NotOpened failure={WRONG} wait={0} />);
    expect(html).not.toMatch(/timer|sr-only/);
  });
});
