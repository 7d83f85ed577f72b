import { useState } from "react";
import type { Failure } from "../../../domain/app-error";
import type { Connection } from "../../../domain/connection";
import { isLoopbackUrl } from "../../../domain/connection-url";
import { FailureLine } from "../../failure-line";
import { ExternalLink } from "../../markdown/external-link";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useNow } from "../../use-now";
import { connectionWords } from "../../words/connection-words";
import { formatAgo } from "../../words/format";
import { toolServerWords } from "../../words/tool-server-words";
import type { ConnectionController, TestState } from "./connection-controller";
import { OriginHelp } from "./origin-help";

type Props = {
  readonly connection: Connection;
  /** Undefined where it was not tested on this page. */
  readonly test: TestState | undefined;
  readonly controller: Pick<ConnectionController, "allow" | "look" | "update" | "signIn">;
};

/** What the newest test said, and what can be done where it failed. */
export function TestLine({ connection, test, controller }: Props) {
  const failure = test?.at === "done" ? test.failure : null;
  const { id, version, kind, url, hidesOrigin = false } = connection;
  const { providers } = connectionWords;
  const hideOrigin = async (on: boolean) => {
    try {
      await controller.update({ id, version, hidesOrigin: on });
    } catch (error) {
      // It may have been changed in another window: shown as it is, and told.
      await controller.look();
      throw error;
    }
  };
  // Its list says nothing of that: a browser names no origin when it asks for it.
  const isRequestedInBrowser =
    kind === "anthropic" || isAnthropic(url) || failure?.code === "provider-cors";
  const isRefused = (kind === "ollama" || kind === "mcp") && failure?.code === "provider-forbidden";
  return (
    <>
      <p
        role="status"
        data-test-state={test?.at ?? "none"}
        className="text-meta text-muted empty:hidden"
      >
        {failure === null && <TestStatus connection={connection} test={test} />}
      </p>
      <FailureLine failure={failure} />
      {failure?.code === "provider-permission" && (
        <Allow connection={connection} controller={controller} />
      )}
      {kind === "mcp" && failure?.code === "provider-auth" && (
        <SignIn connection={connection} controller={controller} />
      )}
      {failure?.code === "provider-unreachable" && url.startsWith("https:") && (
        <p className="text-small wrap-anywhere">
          {`${providers.openAddress}: `}
          <ExternalLink href={url}>{url}</ExternalLink>
        </p>
      )}
      {(isRefused || isRequestedInBrowser || hidesOrigin) && (
        <OriginHelp
          hidesOrigin={hidesOrigin}
          kind={kind}
          isHere={isLoopbackUrl(url)}
          onChange={hideOrigin}
        />
      )}
    </>
  );
}

/** Anthropic refuses browsers where it speaks OpenAI's language, too. */
function isAnthropic(url: string): boolean {
  return `.${new URL(url).hostname}`.endsWith(".anthropic.com");
}

/** Asks the browser for leave; a refusal in its dialogue is said. */
function Allow({ connection: { id, url }, controller }: Pick<Props, "connection" | "controller">) {
  const [isRefused, setRefused] = useState(false);
  const { failure, run } = useAct();
  const { providers } = connectionWords;
  return (
    <>
      <QuietButton
        data-allow=""
        onClick={() => run(async () => setRefused(!(await controller.allow(id))))}
      >
        {providers.allow}
      </QuietButton>
      <FailureLine failure={isRefused ? providers.allowRefused(new URL(url).host) : failure} />
    </>
  );
}

function TestStatus({ connection, test }: Pick<Props, "connection" | "test">) {
  const now = useNow();
  const { kind, models, tools = [], listedAt, hasKey } = connection;
  const { providers } = connectionWords;
  const isOfTools = kind === "mcp";
  const { answered: formatAnswered, listed: formatListed } = isOfTools
    ? toolServerWords.list
    : providers;
  const count = isOfTools ? tools.length : models.length;
  if (test?.at === "running") return providers.testing;
  if (test?.at === "done" && test.latencyMs !== null) {
    const answered = formatAnswered(test.latencyMs, count);
    return hasKey && !test.keyTried ? `${answered} ${providers.keyUntried}` : answered;
  }
  return listedAt === null ? providers.never : formatListed(count, formatAgo(now - listedAt));
}

type SignInProps = {
  readonly connection: Pick<Connection, "id">;
  readonly controller: Pick<ConnectionController, "signIn">;
};

/** Asks a server where one signs in, and has the person do so there: they see where before they go. */
function SignIn({ connection: { id }, controller: { signIn } }: SignInProps) {
  const [origin, setOrigin] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { busy, failure, run } = useAct();
  const words = toolServerWords.signIn;
  const find = () => run(async () => setOrigin(await signIn.find(id)));
  // Within the click: the browser asks at no other time.
  const go = (at: string) => run(async () => setRefused(!(await signIn.at(id, at))));
  return (
    <div data-sign-in="" className="flex flex-col gap-2">
      {origin === null ? (
        <QuietButton data-sign-in-find="" aria-disabled={busy} onClick={find}>
          {words.find}
        </QuietButton>
      ) : (
        <>
          <p className="text-small wrap-anywhere">{words.means(new URL(origin).host)}</p>
          <QuietButton data-sign-in-at={origin} aria-disabled={busy} onClick={() => go(origin)}>
            {words.at(new URL(origin).host)}
          </QuietButton>
        </>
      )}
      <FailureLine failure={isRefused ? words.refused : describeFailure(failure)} />
    </div>
  );
}

/** Why a sign-in came to nothing: no key has a part in it, as the code's own sentence says. */
function describeFailure(failure: Failure | null): Failure | string | null {
  if (failure?.code !== "provider-auth") return failure;
  const { closed, otherAnswer, declined } = toolServerWords.signIn;
  const { reason, host = "" } = failure.data;
  if (reason === "window-closed") return closed;
  return reason === "other-answer" ? otherAnswer(String(host)) : declined(String(host));
}
