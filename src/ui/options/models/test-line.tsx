import { useState } from "react";
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
import { SignIn } from "./sign-in";

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
  const { places } = connectionWords;
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
  const isAskedInBrowser =
    kind === "anthropic" || isAnthropic(url) || failure?.code === "provider-cors";
  const isRefused = (kind === "ollama" || kind === "mcp") && failure?.code === "provider-forbidden";
  return (
    <>
      <p
        role="status"
        data-test-state={test?.at ?? "none"}
        className="text-meta text-muted empty:hidden"
      >
        {failure === null && <Told connection={connection} test={test} />}
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
          {`${places.openAddress}: `}
          <ExternalLink href={url}>{url}</ExternalLink>
        </p>
      )}
      {(isRefused || isAskedInBrowser || hidesOrigin) && (
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
  const { places } = connectionWords;
  return (
    <>
      <QuietButton
        data-allow=""
        onClick={() => run(async () => setRefused(!(await controller.allow(id))))}
      >
        {places.allow}
      </QuietButton>
      <FailureLine failure={isRefused ? places.allowRefused(new URL(url).host) : failure} />
    </>
  );
}

function Told({ connection, test }: Pick<Props, "connection" | "test">) {
  const now = useNow();
  const { kind, models, tools = [], listedAt, hasKey } = connection;
  const { places } = connectionWords;
  const isOfTools = kind === "mcp";
  const { answered: tellAnswered, listed: tellListed } = isOfTools ? toolServerWords.list : places;
  const count = isOfTools ? tools.length : models.length;
  if (test?.at === "running") return places.testing;
  if (test?.at === "done" && test.latencyMs !== null) {
    const answered = tellAnswered(test.latencyMs, count);
    return hasKey && !test.keyTried ? `${answered} ${places.keyUntried}` : answered;
  }
  return listedAt === null ? places.never : tellListed(count, formatAgo(now - listedAt));
}
