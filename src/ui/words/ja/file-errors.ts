import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";

const statusSuffix = (status: number | null) => (status === null ? "" : `（${status}）`);

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  server: "サーバー",
  by: {
    locked: (host, status) =>
      `${host} ではこのファイルに許可が必要です${statusSuffix(status)}。そこでサインインやライセンスへの同意が求められている可能性があります。ブラウザーのタブでダウンロードしてから、ここにドロップしてください。`,
    lockedHere: (host, status) =>
      `${host} がこのファイルの提供を拒否しました${statusSuffix(status)}。ブラウザーの拡張機能にファイルの読み取りを許可しているか確認するか、ファイルをここにドロップしてください。`,
    missing: (host) =>
      `${host} のこのアドレスにはファイルがありません（404）。アドレスを確認し、このファイルを削除してから、もう一度ダウンロードしてください。`,
    busy: (host) =>
      `${host} は混雑しているか、リクエストが多すぎます。届いた分は保存されています。少し待ってから再開してください。`,
    failed: (host, status) =>
      `${host} でファイルの提供中にエラーが発生しました${statusSuffix(status)}。届いた分は保存されています。後で再開してください。`,
    malformed: (host) =>
      `${host} からファイルの違う部分が送られました。もう一度再開してください。解決しない場合は、ファイルを削除してダウンロードし直してください。`,
    cutOff:
      "ファイル全体が届く前に接続が切れました。届いた分は保存されています。ダウンロードを再開してください。",
    silent: (host) =>
      `${host} から長い間何も届きませんでした。届いた分は保存されています。後で再開してください。`,
    unreachable: (host) =>
      `${host} に接続できません。届いた分は保存されています。アドレスとネットワーク接続を確認してから再開してください。`,
  },
  refused: {
    "not-a-url":
      "これはファイルのアドレスではありません。何も取得していません。https://example.com/model.gguf のような形です。",
    credentials:
      "このアドレスには名前またはパスワードが含まれています。何も取得していません。ブラウザーのタブでファイルをダウンロードしてから、ここにドロップしてください。",
  },
} satisfies Texts<typeof enFileErrors>;
