import type { Settings } from "../../domain/settings";
import { encodePayload } from "../../store/database/payloads";
import { nextVersion } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { isEqual, tryDecode } from "./compare-row";
import { holdAutoLock, holdSettings, offerSettings } from "./hold-settings";

/** What is held of a backup until the person takes it over. */
export type Holding = {
  /** Whether nothing shows that this vault has made it. */
  readonly holds: boolean;
  /** Whether it is not the person's own either: then its settings are offered, and none is taken. */
  readonly isForeign: boolean;
  /** Those of here, or the first ones; the version of their row, 0 for none. */
  readonly settings: { readonly now: Settings; readonly version: number };
};

/** A row of the backup without what would let more out, or keep the vault open longer, by itself. */
export function holdRow(holding: Holding, row: BackupRow): BackupRow {
  if (row.table === "settings") return heldSettings(holding, row);
  if (!holding.holds) return row;
  if (row.table === "contexts") return heldContext(row);
  return row.table === "connections" ? heldConnection(holding, row) : row;
}

/** Its tools are off, and what they may do unasked: the person switches them on. */
function heldContext(row: BackupRow): BackupRow {
  const context = tryDecode("contexts", row.payload);
  if (context === null || context.tools.length === 0) return row;
  return { ...row, payload: encodePayload("contexts", { ...context, tools: [] }) };
}

function heldConnection({ isForeign }: Holding, row: BackupRow): BackupRow {
  const connection = tryDecode("connections", row.payload);
  if (connection === null) return row;
  // Tools are asked for anew: what leave is bound to is what the server itself has told here.
  const { hidesOrigin, heldOrigin: _theirs, heldKey: _key, ...kept } = connection;
  const { tools: _tools, prompts: _prompts, resources: _resources, ...rest } = kept;
  const { hasKey, headerNames } = rest;
  const marks = {
    held: true as const,
    ...(hidesOrigin ? { heldOrigin: true as const } : {}),
    ...(!isForeign && (hasKey || headerNames.length > 0) ? { heldKey: true as const } : {}),
  };
  // What a stranger's server is said to have is nothing that it has told, and no secret of theirs comes.
  const reported = isForeign ? NOTHING_REPORTED : {};
  const next = { ...rest, ...reported, ...marks };
  const payload = encodePayload("connections", next);
  return { ...row, payload };
}

const NOTHING_REPORTED = {
  hasKey: false,
  headerNames: [],
  signedInAt: undefined,
  models: [],
  unlisted: undefined,
  listedAt: null,
};

function heldSettings({ holds, isForeign, settings }: Holding, row: BackupRow): BackupRow {
  const there = tryDecode("settings", row.payload);
  if (there === null) return row;
  const hold = holds ? (isForeign ? offerSettings : holdSettings) : holdAutoLock;
  const next = hold(there, settings.now);
  if (isEqual(next, there)) return row;
  const version = nextVersion({ version: Math.max(row.version, settings.version) });
  return { ...row, version, payload: encodePayload("settings", next) };
}
