/** What the made model is made of; small enough that the whole file has a few hundred kilobytes. */
const SIZES = { vocabulary: 300, width: 32, inner: 64, heads: 2, layers: 1 } as const;

const UINT32 = 4;
const INT32 = 5;
const FLOAT32 = 6;
const STRING = 8;
const ARRAY = 9;

// Token types as the format numbers them.
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

type Options = {
  readonly name?: string;
  readonly window?: number;
  /** Jinja; left out for a file that has none. */
  readonly chatTemplate?: string;
  /** Metadata in addition: keys with text. */
  readonly more?: Readonly<Record<string, string>>;
};

/**
 * A whole GGUF file (version 3) of a llama with random weights, the same ones each time: it loads,
 * and talks nonsense.
 */
export function makeGguf(options: Options = {}): Uint8Array<ArrayBuffer> {
  const { name = "Tiny", window = 512, chatTemplate, more = {} } = options;
  const { vocabulary, width, inner, heads, layers } = SIZES;
  const tokens = makeVocabulary(vocabulary);
  const entries = [
    text("general.architecture", "llama"),
    text("general.name", name),
    uint32("llama.context_length", window),
    uint32("llama.embedding_length", width),
    uint32("llama.block_count", layers),
    uint32("llama.feed_forward_length", inner),
    uint32("llama.attention.head_count", heads),
    uint32("llama.attention.head_count_kv", heads),
    uint32("llama.rope.dimension_count", width / heads),
    float32("llama.attention.layer_norm_rms_epsilon", 1e-5),
    text("tokenizer.ggml.model", "llama"),
    array(
      "tokenizer.ggml.tokens",
      STRING,
      tokens.map(({ text }) => string(text)),
    ),
    array(
      "tokenizer.ggml.scores",
      FLOAT32,
      tokens.map(({ score }) => scalar(FLOAT32, score)),
    ),
    array(
      "tokenizer.ggml.token_type",
      INT32,
      tokens.map(({ type }) => scalar(INT32, type)),
    ),
    uint32("tokenizer.ggml.bos_token_id", 1),
    uint32("tokenizer.ggml.eos_token_id", 2),
    uint32("tokenizer.ggml.unknown_token_id", 0),
    ...(chatTemplate === undefined ? [] : [text("tokenizer.chat_template", chatTemplate)]),
    ...Object.entries(more).map(([key, value]) => text(key, value)),
  ];
  const tensors = makeTensors();
  const head = concat([
    new TextEncoder().encode("GGUF"),
    scalar(UINT32, 3),
    uint64(tensors.length),
    uint64(entries.length),
    ...entries,
    ...tensorInfos(tensors),
  ]);
  return concat([pad(head), ...tensors.map(({ values }) => pad(new Uint8Array(values.buffer)))]);
}

function makeVocabulary(size: number) {
  const special = [
    { text: "<unk>", type: UNKNOWN },
    { text: "<s>", type: CONTROL },
    { text: "</s>", type: CONTROL },
  ];
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
    type: BYTE,
  }));
  // Words of which a reply is made: ▁ stands for a space.
  const words = Array.from({ length: size - special.length - bytes.length }, (_, index) => ({
    text: `\u2581${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + ((index * 7) % 26))}${index > 25 ? "o" : ""}`,
    type: NORMAL,
  }));
  return [...special, ...bytes, ...words].map((token, index) => ({ ...token, score: -index }));
}

type Tensor = {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array;
};

function makeTensors(): Tensor[] {
  const { vocabulary, width, inner, layers } = SIZES;
  const next = randomFloats();
  const random = (name: string, ...shape: number[]): Tensor => {
    const values = Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, next);
    return { name, shape, values };
  };
  const ones = (name: string): Tensor => {
    return { name, shape: [width], values: new Float32Array(width).fill(1) };
  };
  // Words only: control and byte tokens get an output of nothing, so that the reply is long and readable.
  const output = random("output.weight", width, vocabulary);
  output.values.fill(0, 0, width * 259);
  return [
    random("token_embd.weight", width, vocabulary),
    ...Array.from({ length: layers }, (_, layer) => [
      ones(`blk.${layer}.attn_norm.weight`),
      random(`blk.${layer}.attn_q.weight`, width, width),
      random(`blk.${layer}.attn_k.weight`, width, width),
      random(`blk.${layer}.attn_v.weight`, width, width),
      random(`blk.${layer}.attn_output.weight`, width, width),
      ones(`blk.${layer}.ffn_norm.weight`),
      random(`blk.${layer}.ffn_gate.weight`, width, inner),
      random(`blk.${layer}.ffn_up.weight`, width, inner),
      random(`blk.${layer}.ffn_down.weight`, inner, width),
    ]).flat(),
    ones("output_norm.weight"),
    output,
  ];
}

/** Each with its place behind the head, at a multiple of 32. */
function tensorInfos(tensors: readonly Tensor[]): Uint8Array[] {
  let offset = 0;
  return tensors.map(({ name, shape, values }) => {
    const info = concat([
      string(name),
      scalar(UINT32, shape.length),
      ...shape.map(uint64),
      scalar(UINT32, 0),
      uint64(offset),
    ]);
    offset += Math.ceil(values.byteLength / 32) * 32;
    return info;
  });
}

/** Numbers between -1 and 1 by a linear congruential generator (Numerical Recipes). */
function randomFloats(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const text = (key: string, value: string) => entry(key, STRING, string(value));
const uint32 = (key: string, value: number) => entry(key, UINT32, scalar(UINT32, value));
const float32 = (key: string, value: number) => entry(key, FLOAT32, scalar(FLOAT32, value));

function array(key: string, type: number, items: readonly Uint8Array[]): Uint8Array {
  return entry(key, ARRAY, concat([scalar(UINT32, type), uint64(items.length), ...items]));
}

/** One entry of the metadata: its key, the number of its type, its bytes. */
export function entry(key: string, type: number, value: Uint8Array): Uint8Array<ArrayBuffer> {
  return concat([string(key), scalar(UINT32, type), value]);
}

/** A text with its length before it. */
export function string(value: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(value);
  return concat([uint64(bytes.length), bytes]);
}

/** A value of four bytes. */
export function scalar(type: number, value: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(4));
  if (type === FLOAT32) view.setFloat32(0, value, true);
  else view.setUint32(0, value, true);
  return new Uint8Array(view.buffer);
}

/** A count or a length. */
export function uint64(value: number | bigint): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value), true);
  return new Uint8Array(view.buffer);
}

/** The chunks one after another. */
export function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil(bytes.length / 32) * 32);
  padded.set(bytes);
  return padded;
}
