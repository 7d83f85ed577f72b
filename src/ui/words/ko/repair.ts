import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "이 컨텍스트를 읽을 수 없습니다",
  why: "외부에서 변경되었거나 손상되었습니다. 대화는 남아 있지만 복구할 때까지 이어 갈 수 없습니다.",
  repair: "복구…",
  means:
    "복구하면 이 컨텍스트를 Recovered라는 이름과 기본 지침으로 다시 만들고, 읽을 수 없는 다른 항목을 모두 삭제합니다. 가능하면 먼저 백업을 만듭니다. ‘옵션 > 진단’에서 또 무엇이 손상되었는지 볼 수 있습니다.",
  confirm: "지금 복구",
  cancel: "취소",
  health: "옵션 열기",
} satisfies Texts<typeof enRepair>;
