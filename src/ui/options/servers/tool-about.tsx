import type { ServerTool } from "../../../domain/server-tool";
import { clipText } from "../../clip-text";
import { Folded } from "../../kit/folded";
import { toolServerWords } from "../../words/tool-server-words";

/** Characters of a description that are shown without a click. */
const SHOWN = 400;

/** All that a model would be told of a tool: its description, and the form of its arguments. */
export function ToolAbout({
  tool,
}: {
  readonly tool: Pick<ServerTool, "description" | "parameters">;
}) {
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
      <Folded name={words.asked} part="tool-parameters">
        <pre dir="ltr" className="wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(parameters, null, 2)}
        </pre>
      </Folded>
    </>
  );
}
