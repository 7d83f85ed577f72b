/** For an app in which no server of MCP is to be asked. */
export function noToolServers(): never {
  throw new Error("No server is asked here.");
}
