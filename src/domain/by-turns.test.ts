import { describe, expect, it } from "vitest";
import { byTurns } from "./by-turns";

async function* count(name: string, to: number, ended: string[] = []): AsyncGenerator<string> {
  try {
    for (let at = 1; at <= to; at += 1) yield `${name}${at}`;
  } finally {
    ended.push(name);
  }
}

describe("byTurns", () => {
  it("gives one of each in turn, and the rest of the longer one at the end", async () => {
    const given: string[] = [];
    for await (const one of byTurns([count("a", 2), count("b", 4), count("c", 0)])) given.push(one);
    expect(given).toEqual(["a1", "b1", "a2", "b2", "b3", "b4"]);
  });

  it("asks each for its next before anybody wants it", async () => {
    const requested: string[] = [];
    async function* source(name: string): AsyncGenerator<string> {
      for (const nth of [1, 2]) {
        requested.push(`${name}${nth}`);
        yield name;
      }
    }
    const turns = byTurns([source("a"), source("b")]);
    await turns.next();
    expect(requested).toEqual(["a1", "b1", "a2"]);
    await turns.return(undefined);
  });

  it("ends all of them where somebody stops early", async () => {
    const ended: string[] = [];
    for await (const _one of byTurns([count("a", 9, ended), count("b", 9, ended)])) break;
    expect(ended.sort()).toEqual(["a", "b"]);
  });

  it("fails as one of them does, and ends the others", async () => {
    const ended: string[] = [];
    async function* broken(): AsyncGenerator<string> {
      yield "x1";
      throw new Error("gone");
    }
    const turns = byTurns([broken(), count("b", 9, ended)]);
    const given: string[] = [];
    const all = (async () => {
      for await (const one of turns) given.push(one);
    })();
    await expect(all).rejects.toThrow("gone");
    expect(given).toEqual(["x1", "b1"]);
    expect(ended).toEqual(["b"]);
  });
});
