import type { PreparedStatement, Sqlite3Static, WasmPointer } from "@sqlite.org/sqlite-wasm";

/** What the package's WebAssembly has under these names, called without the checks of its wrappers. */
type Calls = {
  readonly sqlite3_bind_text: Bind<readonly [at: number, bytes: number, free: number]>;
  readonly sqlite3_bind_int: Bind<readonly [value: number]>;
  readonly sqlite3_bind_int64: Bind<readonly [value: bigint]>;
  readonly sqlite3_bind_double: Bind<readonly [value: number]>;
  readonly sqlite3_bind_null: Bind<readonly []>;
  readonly sqlite3_reset: (statement: WasmPointer) => number;
  readonly sqlite3_clear_bindings: (statement: WasmPointer) => number;
};
type Bind<V extends readonly unknown[]> = (
  statement: WasmPointer,
  nth: number,
  ...value: V
) => number;

/** It stays as it is for as long as it is bound: SQLite copies nothing. */
const STATIC = 0;
/** UTF-8 takes no more for each unit of a string. */
const MOST_BYTES = 3;
const FIRST_ROOM = 65_536;

/** Hands values over to statements, to one at a time, which is reset before the next: in a third of the package's time. */
export function createBinding(sqlite: Sqlite3Static) {
  const { wasm, capi } = sqlite;
  const calls = wasm.exports as Calls;
  const encoder = new TextEncoder();
  let room = FIRST_ROOM;
  let at = wasm.alloc(room);
  const widen = (bytes: number) => {
    if (bytes <= room) return;
    wasm.dealloc(at);
    room = bytes;
    at = wasm.alloc(room);
  };
  /** From which place on there is room for the next text. */
  const bindText = (pointer: WasmPointer, nth: number, text: string, from: number): Put => {
    const { written } = encoder.encodeInto(text, wasm.heap8u().subarray(from, at + room));
    return [calls.sqlite3_bind_text(pointer, nth, from, written, STATIC), from + written];
  };
  const bindNumber = (pointer: WasmPointer, nth: number, value: number): number => {
    if (!Number.isSafeInteger(value)) return calls.sqlite3_bind_double(pointer, nth, value);
    // One of 32 bits is no object on the way.
    if ((value | 0) === value) return calls.sqlite3_bind_int(pointer, nth, value);
    return calls.sqlite3_bind_int64(pointer, nth, BigInt(value));
  };
  return {
    bind: (statement: PreparedStatement, values: readonly (string | number | null)[]) => {
      const pointer = statement.pointer;
      if (pointer === undefined) throw new Error("a statement that has ended");
      widen(bytesOf(values));
      let from = at;
      for (const [index, value] of values.entries()) {
        const nth = index + 1;
        let code = capi.SQLITE_OK as number;
        if (typeof value === "string") [code, from] = bindText(pointer, nth, value, from);
        else if (value === null) code = calls.sqlite3_bind_null(pointer, nth);
        else code = bindNumber(pointer, nth, value);
        if (code !== capi.SQLITE_OK) throw new sqlite.SQLite3Error(code);
      }
    },
    reset: ({ pointer }: PreparedStatement) => {
      if (pointer === undefined) return;
      calls.sqlite3_reset(pointer);
      calls.sqlite3_clear_bindings(pointer);
    },
    end: () => wasm.dealloc(at),
  };
}

type Put = readonly [code: number, next: WasmPointer];

function bytesOf(values: readonly (string | number | null)[]): number {
  return values.reduce<number>(
    (sum, value) => (typeof value === "string" ? sum + value.length * MOST_BYTES : sum),
    0,
  );
}
