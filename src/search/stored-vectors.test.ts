import { beforeEach, describe, expect, it } from "vitest";
import { makeMeaning } from "../../test/builders/make-meaning";
import { toBase64 } from "../domain/base64";

let made: Awaited<ReturnType<typeof makeMeaning>>;

beforeEach(async () => {
  made = await makeMeaning();
});

describe("vectors that are stored", () => {
  beforeEach(() => made.embedAll());

  it("are gone on with, with nothing embedded anew", async () => {
    await made.restart();
    expect(await made.lacking()).toMatchObject({ texts: [], embedded: 64 });
    expect((await made.find("kitten", "hybrid")).ids).toContain(made.cat);
  });

  it("hold nothing of what is removed, or whose conversation is, from then on", async () => {
    await made.restart();
    const [cat, car] = [made.texts.get(made.cat) ?? "", made.texts.get(made.car) ?? ""];
    expect([await made.isStored(cat), await made.isStored(car)]).toEqual([true, true]);
    await made.change({ removed: [made.cat] });
    await expect.poll(() => made.isStored(cat)).toBe(false);
    expect(await made.isStored(car)).toBe(true);
    await made.change({ owners: [made.owner] });
    await expect.poll(() => made.isStored(car)).toBe(false);
    expect((await made.find("kitten", "vector")).ids).toEqual([]);
  });

  it("hold nothing of what is removed while they are being read", async () => {
    await made.restart();
    made.openHost();
    const opened = made.open();
    await Promise.all([opened, made.change({ removed: [made.cat] })]);
    await expect.poll(() => made.isStored(made.texts.get(made.cat) ?? "")).toBe(false);
  });

  it("go with another embedder, and are made anew", async () => {
    await made.restart();
    expect(made.files.vectors.getSize()).toBeGreaterThan(0);
    await made.use("another");
    expect(made.files.vectors.getSize()).toBe(0);
    expect(await made.lacking()).toMatchObject({ embedded: 0, isAll: true });
    await made.embedAll("another");
    expect((await made.lacking()).embedded).toBe(64);
  });

  it("are made anew where they do not open, and words are found meanwhile", async () => {
    await made.restart();
    made.files.vectors.write(new Uint8Array(2_000).fill(7), { at: 3_000 });
    made.openHost();
    await made.open();
    await made.use();
    expect(await made.find("feline", "hybrid")).toMatchObject({ ids: [made.words], by: "fts" });
    expect(await made.lacking()).toMatchObject({ embedded: 0 });
    await made.embedAll();
    expect((await made.find("feline", "hybrid")).ids).toEqual([made.words, made.cat]);
  });

  it("are made anew under another key, and nothing of them is left", async () => {
    await made.restart();
    await made.open(toBase64(new Uint8Array(32).fill(1)));
    expect(made.files.vectors.getSize()).toBe(0);
  });

  it("lose what was forgotten while nobody followed, once all is known again", async () => {
    await made.restart();
    made.files.words.truncate(0);
    made.openHost();
    await made.open();
    await made.use();
    await made.send({ type: "begin", mark: "store 9", isAnew: false });
    const docs = made.docs([...made.texts].filter(([id]) => id !== made.cat));
    await made.send({ type: "fill", docs, isWhole: true });
    await expect.poll(() => made.isStored(made.texts.get(made.cat) ?? "")).toBe(false);
    expect(await made.isStored(made.texts.get(made.car) ?? "")).toBe(true);
  });
});
