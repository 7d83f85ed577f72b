import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";

const join = (names: readonly string[], more: number): string => {
  const known = names.join("、");
  return more > 0 ? `${known}、ほか ${formatNumber(more)} 件` : known;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) =>
      `チャットに対応していないため、一覧にありません：${join(names, more)}。`,
    elsewhere: (names, more) =>
      `Ollama が別のホストに転送するため、一覧にありません：${join(names, more)}。`,
    held: (names, more) =>
      `バックアップに含まれていたものなので、一覧にありません：${join(names, more)}。`,
    name: (names, more) =>
      `名前をモデルに伝えられないか、すでに使われているため、省かれました：${join(names, more)}。`,
    "too-long": (names, more) =>
      `説明が長すぎるか、入れ子が深すぎるため、省かれました：${join(names, more)}。`,
    "too-many": (names, more) => `数が多すぎるため、省かれました：${join(names, more)}。`,
  },
  allowHeld: "「オプション > モデル」で接続を許可してください。",
} satisfies Texts<typeof enUnlisted>;
