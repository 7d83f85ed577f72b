import { memo } from "react";
import type { ServerTool } from "../../../domain/server-tool";
import { clipText } from "../../clip-text";
import { Folded } from "../../kit/folded";
import { toolServerWords } from "../../words/tool-server-words";
import { useLanguage } from "../../words/use-language";

/** Characters of a description that are shown without a click. */
const SHOWN = 400;

type Props = { readonly tool: Pick<ServerTool, "description" | "parameters"> };

/** All that a model would be told of a tool: its description, and the form of its arguments. */
export const ToolAbout = memo(function ToolAbout({ tool }: Props) {
  useLanguage();
  const { description, parameters } = tool;
  const words = toolServerWords.tool;
  return (
    <>
      <p dir="auto" className="text-small text-muted wrap-anywhere whitespace-pre-wrap">
        {clipText(description, SHOWN)}
      </p>
      {description.length > SHOWN && (
        <Folded name={words.more} part="tool-description">
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {description}
          </p>
        </Folded>
      )}
      <Folded name={words.parameters} part="tool-parameters">
        <pre dir="ltr" className="wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(parameters, null, 2)}
        </pre>
      </Folded>
    </>
  );
});
