import { expect, it } from "vitest";
import { parseMessage } from "./json-rpc";

it.each(["", ',"params":null', ',"params":{}'])(
  "a request that says nothing of what it asks with is one: %s",
  (params) => {
    const text = `{"jsonrpc":"2.0","id":1,"method":"tools/list"${params}}`;
    expect(parseMessage(text)).toEqual({ id: 1, method: "tools/list", params: {} });
  },
);

it.each(['"x"', "7", "[1]"])("a message that asks with what has no names is none: %s", (params) => {
  expect(parseMessage(`{"jsonrpc":"2.0","id":1,"method":"a","params":${params}}`)).toBeNull();
});
