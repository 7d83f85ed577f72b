import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import { assertNever } from "../../domain/assert-never";
import type { Client } from "../../messaging/client";
import { LinkButton } from "../link-button";
import { UnlockScreen } from "../lock/unlock-screen";
import { openOptionsAt } from "../open-options";
import { words } from "../words/words";
import type { Gate, Session } from "./gate";
import { useGate } from "./use-gate";

// Seen once in a profile's life, or never: no open panel waits for them.
const SetUp = lazy(async () => {
  const { SetUp: Question } = await import("../set-up/set-up");
  return { default: Question };
});
const RecoveryScreen = lazy(async () => {
  const { RecoveryScreen: Screen } = await import("../recovery/recovery-screen");
  return { default: Screen };
});

type Props<S extends Session> = {
  readonly gate: Gate<S>;
  /** Whether what is shown here is all there is, or stands on a page beside other things. */
  readonly on: "panel" | "page";
  /** What is shown while the vault is open. */
  readonly children: (session: S, status: VaultStatus | null) => ReactNode;
  /** What is shown until the worker has told. */
  readonly waiting: ReactNode;
};

/** The page's content while the vault is open; else what can be done to get there, and nothing more. */
export function GateView<S extends Session>(props: Props<S>) {
  const { status } = useGate(props.gate);
  return (
    <>
      <Content {...props} />
      <LockNews state={status?.state ?? null} />
    </>
  );
}

function Content<S extends Session>({ gate, on, children, waiting }: Props<S>) {
  const { status, session, round } = useGate(gate);
  useTouch(gate.client, session !== null && (status?.autoLockMinutes ?? null) !== null);
  useEffect(() => {
    if (session === null) forgetMatches();
  }, [session]);
  if (session !== null) {
    return (
      <div key={`open ${round}`} data-gate="open" className="contents">
        {children(session, status)}
      </div>
    );
  }
  if (status === null) return waiting;
  return <Closed gate={gate} status={status} on={on} waiting={waiting} />;
}

function Closed<S extends Session>(props: {
  readonly gate: Gate<S>;
  readonly status: VaultStatus;
  readonly on: "panel" | "page";
  readonly waiting: ReactNode;
}) {
  const { gate, status, on, waiting } = props;
  const { state } = status;
  switch (state) {
    case "new":
      return (
        <GateLayout state="new" on={on}>
          <SetUp gate={gate} />
          {on === "panel" && <RestoreLink />}
        </GateLayout>
      );
    case "locked":
      return (
        <GateLayout state="locked" on={on}>
          <UnlockScreen gate={gate} status={status} />
        </GateLayout>
      );
    case "recovering":
    case "unavailable":
      return (
        <GateLayout state={state} on={on}>
          <RecoveryScreen gate={gate} status={status} />
        </GateLayout>
      );
    case "unlocked":
      return waiting;
    default:
      return assertNever(state);
  }
}

/** The way to a backup of an earlier profile, beside what is asked. */
function RestoreLink() {
  return (
    <div className="pt-6">
      <LinkButton data-restore-link="" onClick={() => openOptionsAt("backup")}>
        {words.setUp.restore}
      </LinkButton>
    </div>
  );
}

type GateLayoutProps = {
  readonly state: Exclude<VaultStatus["state"], "unlocked">;
  readonly on: "panel" | "page";
  readonly children: ReactNode;
};

function GateLayout({ state, on, children }: GateLayoutProps) {
  const room = on === "panel" ? "mx-auto min-h-dvh justify-center bg-page px-4 py-6" : "pb-6";
  return (
    // The key makes each state a tree of its own: nothing of one can stay in another.
    <main
      key={state}
      data-gate={state}
      className={`flex w-full max-w-md flex-col text-base text-ink ${room}`}
    >
      <Suspense>{children}</Suspense>
    </main>
  );
}

/**
 * Makes the engine forget the last text that a regular expression matched (`RegExp.input` and its
 * kin keep it alive for as long as nothing else matches).
 */
function forgetMatches(): void {
  /(?:)/.exec("");
}

type State = VaultStatus["state"] | null;

/** Tells assistive technology that the vault was locked or unlocked while the page was open. */
function LockNews({ state }: { readonly state: State }) {
  const [last, setLast] = useState<"locked" | "unlocked" | null>(null);
  const [news, setNews] = useState(last);
  // Between the two there may be nothing for a while, or no worker that tells.
  if ((state === "locked" || state === "unlocked") && state !== last) {
    setLast(state);
    // Whoever opens the page is told by what it shows.
    if (last !== null) setNews(state);
  }
  const { isLocked, isUnlocked } = words.lock;
  return (
    <div aria-live="polite" data-lock-news="" className="sr-only">
      {news !== null && <p key={news}>{news === "locked" ? isLocked : isUnlocked}</p>}
    </div>
  );
}

/** The shortest time to lock is a minute: telling more often would only keep the worker busy. */
const EVERY_MS = 15_000;

/** Tells the worker that the person uses this page, so that it does not lock by itself meanwhile. */
function useTouch(client: Pick<Client, "call">, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let lastTouch = 0;
    const touch = () => {
      if (performance.now() - lastTouch < EVERY_MS && lastTouch > 0) return;
      lastTouch = performance.now();
      client.call("vault.touch", {}).catch(() => {});
    };
    // Whoever opens a page uses it, though its first click was elsewhere.
    touch();
    const events = ["keydown", "pointerdown", "wheel"] as const;
    for (const event of events) window.addEventListener(event, touch, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, touch);
    };
  }, [client, active]);
}
