import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "본인 확인",
  why: "Confidant의 잠금 해제 방법을 바꾸거나, 잠금을 더 오래 해제해 두거나, 키를 내보내는 작업입니다. 확인하면 2분 동안 다시 묻지 않습니다.",
  confirm: "확인",
  checking: "확인하는 중…",
  cancel: "취소",
} satisfies Texts<typeof enPresence>;
