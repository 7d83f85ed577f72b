import { openPlain } from "./plain-bench";
import { openSealed, seedSealed } from "./sealed-bench";

const TAIL = 6;
/** Reads timed together: a worker's clock ticks in tenths of a millisecond. */
const READS = 20;
const WARM_UP = 3;

export type TailSizes = { readonly large: number; readonly small: number };

/** Milliseconds of one read of the newest six messages, each measured in the same round. */
export type TailSample = {
  readonly sealed: number;
  readonly plain: number;
  readonly sealedSmall: number;
};

/** Adds messages to the databases that `measureTails` reads; tells how many there are now. */
export async function seedTails(input: {
  readonly kind: "sealed" | "plain";
  readonly size: number;
  readonly count: number;
}): Promise<number> {
  const name = nameOf(input.kind, input.size);
  if (input.kind === "sealed") return seedSealed(await openSealed(name), input.count);
  return (await openPlain(name)).seed(input.count);
}

/** Rounds of the three reads, one after the other. */
export async function measureTails(input: TailSizes & { n: number }): Promise<TailSample[]> {
  const readSealed = await sealedReader(input.large);
  const readSmall = await sealedReader(input.small);
  const plain = await openPlain(nameOf("plain", input.large));
  const readPlain = async () => (await plain.tail(TAIL)).length;
  const samples: TailSample[] = [];
  for (let round = -WARM_UP; round < input.n; round += 1) {
    const sealed = await timeReads(readSealed);
    const sample = { sealed, plain: await timeReads(readPlain) };
    const sealedSmall = await timeReads(readSmall);
    if (round >= 0) samples.push({ ...sample, sealedSmall });
  }
  return samples;
}

async function sealedReader(size: number): Promise<() => Promise<number>> {
  const { store } = await openSealed(nameOf("sealed", size));
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  if (conversation.messageCount !== size) throw new Error("the database is not seeded");
  const input = { conversationId: conversation.id, before: null, limit: TAIL };
  return async () => (await store.listMessages(input)).messages.length;
}

async function timeReads(read: () => Promise<number>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < READS; count += 1) {
    if ((await read()) !== TAIL) throw new Error("a tail is not six messages long");
  }
  return (performance.now() - start) / READS;
}

function nameOf(kind: "sealed" | "plain", size: number): string {
  return `tail-${kind}-${size}`;
}
