import { useState } from "react";
import type { CallOutput } from "../../../contract/contract";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { CodeBlock } from "../../markdown/code-block";
import { PrimaryButton } from "../../primary-button";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { programWords } from "../../words/program-words";
import { UntitledPart } from "../page-part";

const NATIVE_MESSAGING = {
  permissions: ["nativeMessaging"],
} satisfies chrome.permissions.Permissions;

type Props = {
  readonly client: Pick<Client, "call">;
  readonly link: CallOutput<"program.list">["link"];
  readonly onChange: () => void;
};

/** Whether programs may connect at all, and what is missing for it. */
export function LinkPart({ client, link, onChange }: Props) {
  const [needsRestart, setNeedsRestart] = useState(false);
  const { busy, failure, run } = useAct();
  const words = programWords.link;
  const look = async () => {
    const answer = await client.call("program.connect", { on: true });
    setNeedsRestart(answer.link === "off");
    onChange();
  };
  const begin = () =>
    void run(async () => {
      // The browser asks only while a click is being handled: nothing is waited for before it.
      if (await chrome.permissions.request(NATIVE_MESSAGING)) await look();
    });
  const end = () =>
    void run(async () => {
      await client.call("program.connect", { on: false });
      await chrome.permissions.remove(NATIVE_MESSAGING);
      onChange();
    });
  return (
    <UntitledPart>
      <div data-programs-link={link} className="flex flex-col gap-2">
        <p className="text-small">{words[link]}</p>
        {(link === "no-host" || link === "not-ours") && <CodeBlock code={words.install} wrap />}
        {link !== "off" && <p className="text-small text-muted">{words.awake}</p>}
        {needsRestart && link === "off" && (
          <>
            <p className="text-small">{words.reload}</p>
            <QuietButton onClick={() => chrome.runtime.reload()}>{words.reloadNow}</QuietButton>
          </>
        )}
        <FailureLine failure={failure} />
        <div className="flex flex-wrap gap-2">
          {link === "off" ? (
            <PrimaryButton data-programs-on="" disabled={busy} onClick={begin}>
              {words.on}
            </PrimaryButton>
          ) : (
            <>
              {link !== "connected" && (
                <QuietButton data-programs-look="" disabled={busy} onClick={() => void run(look)}>
                  {words.again}
                </QuietButton>
              )}
              <QuietButton data-programs-off="" disabled={busy} onClick={end}>
                {words.end}
              </QuietButton>
            </>
          )}
        </div>
      </div>
    </UntitledPart>
  );
}
