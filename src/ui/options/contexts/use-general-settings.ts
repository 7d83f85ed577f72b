import { useCallback } from "react";
import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../../../domain/prompt-settings";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { useAnswer } from "../../use-answer";

/** What the person has set for prompts in general; the documents' defaults until it is known. */
export function useGeneralSettings(client: Pick<Client, "call">): PromptSettings {
  const ask = useCallback(() => runTwice(() => client.call("prompt.settings", {})), [client]);
  return useAnswer(ask).value ?? DEFAULT_PROMPT_SETTINGS;
}
