import type { CallToolResult } from "@modelcontextprotocol/client";

/** What a server has answered to a call, as a model is told it. Untrusted. */
export type ServerAnswer = { readonly text: string; readonly failed: boolean };

/** A result as text: what is no text is named, not told. */
export function readAnswer(result: CallToolResult): ServerAnswer {
  const parts = (result.content ?? []).map(toText).filter((text) => text !== "");
  const { structuredContent } = result;
  // Servers are to tell the same as text; where one does not, it is told as it is.
  if (parts.length === 0 && structuredContent !== undefined) {
    parts.push(JSON.stringify(structuredContent));
  }
  return { text: parts.join("\n\n"), failed: result.isError === true };
}

function toText(block: CallToolResult["content"][number]): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "image":
    case "audio":
      return `[${block.type}, ${block.mimeType}: not told]`;
    case "resource_link":
      return `[resource ${block.name}: ${block.uri}]`;
    case "resource": {
      const { resource } = block;
      return "text" in resource
        ? `[resource ${resource.uri}]\n${resource.text}`
        : `[resource ${resource.uri}: not told]`;
    }
    default:
      return "";
  }
}
