/** The built-in tools that look something up, and change nothing. */
export const READING_TOOLS = ["now", "calculate", "block_read"] as const;
export type ToolName = (typeof READING_TOOLS)[number];
