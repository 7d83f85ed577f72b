/**
 * What stands in the settings of a program that speaks MCP, as JSON. Node is told where the program
 * lies: whoever fetched it by its name would get what anybody has published under that, with the token.
 */
export function settingsEntry(token: string): string {
  const args = ["/path/to/confidant/bridge/confidant-mcp.mjs"];
  const confidant = { command: "node", args, env: { CONFIDANT_TOKEN: token } };
  return JSON.stringify({ mcpServers: { confidant } }, null, 2);
}
