import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";

const join = (names: readonly string[], more: number): string => {
  const known = names.join(", ");
  return more > 0 ? `${known} 외 ${formatNumber(more)}개` : known;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) => `채팅을 하지 않아 목록에 없음: ${join(names, more)}.`,
    elsewhere: (names, more) =>
      `Ollama가 다른 호스트로 전달하므로 목록에 없음: ${join(names, more)}.`,
    held: (names, more) => `백업에서 왔으므로 목록에 없음: ${join(names, more)}.`,
    name: (names, more) => `이름을 모델에 알릴 수 없거나 이미 쓰여 제외됨: ${join(names, more)}.`,
    "too-long": (names, more) => `설명이 너무 길거나 깊어 제외됨: ${join(names, more)}.`,
    "too-many": (names, more) => `너무 많아 제외됨: ${join(names, more)}.`,
  },
  allowHeld: "‘옵션 > 모델’에서 연결을 허용하세요.",
} satisfies Texts<typeof enUnlisted>;
