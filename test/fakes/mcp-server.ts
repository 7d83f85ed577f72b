import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { NodeStreamableHTTPServerTransport, toNodeHandler } from "@modelcontextprotocol/node";
import {
  type CallToolResult,
  createMcpHandler,
  type Prompt,
  type Resource,
  Server,
  type Tool,
} from "@modelcontextprotocol/server";

type Call = { readonly name: string; readonly arguments: Record<string, unknown> };

type Given = {
  /** With sessions, in the protocol of 2025 alone; else both, without sessions. */
  readonly isOld?: boolean;
  readonly tools?: readonly Tool[];
  /** Prompts and resources, where it has some: each says what is asked of it. */
  readonly offers?: {
    readonly prompts: readonly Prompt[];
    readonly resources: readonly Resource[];
  };
  /** Says that it has prompts and resources, and knows neither. */
  readonly saysMore?: boolean;
  readonly answer?: (call: Call) => CallToolResult | Promise<CallToolResult>;
  /** Answers a request itself where it gives true. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

export type McpServer = {
  /** Of its endpoint. */
  readonly url: string;
  /** Calls of tools that it was asked for, in order. */
  readonly calls: readonly Call[];
  /** Method, `mcp-protocol-version` and other headers of each request, in order. */
  readonly requests: readonly IncomingMessage[];
  /** What it tells from then on. */
  readonly setTools: (tools: readonly Tool[]) => void;
  /** Forgets all sessions, as one that was started anew. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

/** A tool that answers with the text that it is given. */
export const ECHO: Tool = {
  name: "echo",
  description: "Gives back a text.",
  inputSchema: {
    type: "object",
    properties: { text: { type: "string" } },
    required: ["text"],
  },
};

/** A loopback server of MCP by the SDK's own server: what it was asked, it notes. */
export async function startMcpServer(given: Given = {}): Promise<McpServer> {
  const calls: Call[] = [];
  const requests: IncomingMessage[] = [];
  let tools = given.tools ?? [ECHO];
  const answer = given.answer ?? (({ arguments: { text } }) => textResult(String(text)));
  const make = () => {
    const says = given.offers !== undefined || given.saysMore === true;
    const capabilities = says ? { prompts: {}, resources: {} } : {};
    const about = { name: "test", version: "1" };
    const server = new Server(about, { capabilities: { tools: {}, ...capabilities } });
    if (given.offers !== undefined) addOffers(server, given.offers);
    server.setRequestHandler("tools/list", () => ({ tools: [...tools] }));
    server.setRequestHandler("tools/call", ({ params }) => {
      const call = { name: params.name, arguments: params.arguments ?? {} };
      calls.push(call);
      return answer(call);
    });
    return server;
  };
  const sessions = new Map<string, NodeStreamableHTTPServerTransport>();
  const both = toNodeHandler(createMcpHandler(make));
  const old = async (request: IncomingMessage, response: ServerResponse) => {
    const id = request.headers["mcp-session-id"];
    const known = typeof id === "string" ? sessions.get(id) : undefined;
    if (id !== undefined && known === undefined) return void response.writeHead(404).end();
    if (known !== undefined) return known.handleRequest(request, response);
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (made) => void sessions.set(made, transport),
    });
    await make().connect(transport);
    await transport.handleRequest(request, response);
  };
  const server = createServer((request, response) => {
    requests.push(request);
    if (given.before?.(request, response) === true) return;
    void (given.isOld === true ? old(request, response) : both(withMethod(request), response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    calls,
    requests,
    setTools: (next) => {
      tools = next;
    },
    forget: () => sessions.clear(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function addOffers(server: Server, offers: NonNullable<Given["offers"]>): void {
  server.setRequestHandler("prompts/list", () => ({ prompts: [...offers.prompts] }));
  server.setRequestHandler("resources/list", () => ({ resources: [...offers.resources] }));
  server.setRequestHandler("prompts/get", ({ params: { name, arguments: given = {} } }) => {
    const text = `${name}: ${JSON.stringify(given)}`;
    return { messages: [{ role: "user", content: { type: "text", text } }] };
  });
  server.setRequestHandler("resources/read", ({ params: { uri } }) => {
    return { contents: [{ uri, mimeType: "text/plain", text: `What ${uri} says.` }] };
  });
}

/** What a server hears always has one. */
function withMethod(request: IncomingMessage) {
  return request as IncomingMessage & { method: string; url: string };
}

/** A result of one text. */
export function textResult(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}
