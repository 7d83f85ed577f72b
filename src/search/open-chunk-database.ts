import type { Database, Sqlite3Static, WasmPointer } from "@sqlite.org/sqlite-wasm";
import type { ChunkFile } from "./chunk-file";

/** What SQLite's files are in one instance of it, by their names and by its own pointers. */
type Open = { readonly named: Map<string, ChunkFile>; readonly files: Map<number, ChunkFile> };

const VFS = "pieces";
const opened = new WeakMap<Sqlite3Static, Open>();

/** A database over a file in memory: what it writes is in that file when its transaction has ended. */
export function openChunkDatabase(sqlite: Sqlite3Static, file: ChunkFile): Database {
  const { named } = opened.get(sqlite) ?? install(sqlite);
  const name = `/${crypto.randomUUID()}`;
  named.set(name, file);
  try {
    const db = new sqlite.oo1.DB({ filename: name, flags: "c", vfs: VFS });
    // Nobody else has it open, and it ends with its memory: no log, no lock, no wait for a disk.
    db.exec(`pragma journal_mode = memory; pragma locking_mode = exclusive; pragma synchronous = off;
      pragma temp_store = memory; pragma cache_size = -4000;`);
    return db;
  } finally {
    named.delete(name);
  }
}

type Struct = { readonly pointer: WasmPointer; readonly dispose: () => void };
type Numbers = Record<`$${string}`, number>;

/** What the package has and its types do not tell: fields of structs begin with a dollar. */
type Structs = {
  readonly capi: {
    readonly sqlite3_io_methods: new () => Struct & Numbers;
    readonly sqlite3_vfs: new (at?: WasmPointer) => Struct & Numbers;
    readonly sqlite3_file: { new (at: WasmPointer): Struct & Numbers } & {
      readonly structInfo: { readonly sizeof: number };
    };
    readonly sqlite3_vfs_find: (name: null) => WasmPointer;
  };
  readonly vfs: { readonly installVfs: (given: object) => void };
};

function install(sqlite: Sqlite3Static): Open {
  const { wasm } = sqlite;
  const { capi, vfs } = sqlite as unknown as Structs;
  const open: Open = { named: new Map(), files: new Map() };
  const io = new capi.sqlite3_io_methods();
  io.$iVersion = 1;
  vfs.installVfs({ io: { struct: io, methods: ioMethods(sqlite, open) } });
  const own = new capi.sqlite3_vfs();
  own.$iVersion = 1;
  own.$szOsFile = capi.sqlite3_file.structInfo.sizeof;
  own.$mxPathname = 256;
  own.$zName = wasm.allocCString(VFS, false);
  const standard = new capi.sqlite3_vfs(capi.sqlite3_vfs_find(null));
  for (const method of ["$xRandomness", "$xSleep", "$xCurrentTime"] as const) {
    own[method] = standard[method] ?? 0;
  }
  standard.dispose();
  const openFile = (name: WasmPointer, at: WasmPointer): boolean => {
    const file = open.named.get(name === 0 ? "" : (wasm.cstrToJs(name) ?? ""));
    if (file === undefined) return false;
    open.files.set(at, file);
    const struct = new capi.sqlite3_file(at);
    struct.$pMethods = io.pointer;
    struct.dispose();
    return true;
  };
  vfs.installVfs({ vfs: { struct: own, methods: vfsMethods(sqlite, openFile) } });
  opened.set(sqlite, open);
  return open;
}

function vfsMethods(
  { capi, wasm }: Sqlite3Static,
  openFile: (name: WasmPointer, at: WasmPointer) => boolean,
) {
  return {
    xAccess: (_vfs: WasmPointer, _name: WasmPointer, _flags: number, out: WasmPointer) => {
      wasm.poke32(out, 0);
      return 0;
    },
    xDelete: () => 0,
    xFullPathname: (_vfs: WasmPointer, name: WasmPointer, most: number, out: WasmPointer) =>
      wasm.cstrncpy(out, name, most) < most ? 0 : capi.SQLITE_CANTOPEN,
    xOpen: (
      _vfs: WasmPointer,
      name: WasmPointer,
      at: WasmPointer,
      flags: number,
      out: WasmPointer,
    ) => {
      if (!openFile(name, at)) return capi.SQLITE_CANTOPEN;
      wasm.poke32(out, flags);
      return 0;
    },
  };
}

function ioMethods({ capi, wasm }: Sqlite3Static, { files }: Open) {
  const heap = (at: WasmPointer, length: number) => wasm.heap8u().subarray(at, at + length);
  return {
    xClose: (at: WasmPointer) => {
      files.delete(at);
      return 0;
    },
    xRead: (at: WasmPointer, into: WasmPointer, length: number, offset: bigint) => {
      const isWhole = files.get(at)?.read(heap(into, length), Number(offset));
      return isWhole === true ? 0 : capi.SQLITE_IOERR_SHORT_READ;
    },
    xWrite: (at: WasmPointer, from: WasmPointer, length: number, offset: bigint) => {
      files.get(at)?.write(heap(from, length), Number(offset));
      return 0;
    },
    xTruncate: (at: WasmPointer, size: bigint) => {
      files.get(at)?.truncate(Number(size));
      return 0;
    },
    xFileSize: (at: WasmPointer, out: WasmPointer) => {
      wasm.poke64(out, BigInt(files.get(at)?.size() ?? 0));
      return 0;
    },
    xSync: () => 0,
    xLock: () => 0,
    xUnlock: () => 0,
    xCheckReservedLock: (_at: WasmPointer, out: WasmPointer) => {
      wasm.poke32(out, 0);
      return 0;
    },
    xFileControl: () => capi.SQLITE_NOTFOUND,
    xSectorSize: () => 4_096,
    xDeviceCharacteristics: () => 0,
  };
}
