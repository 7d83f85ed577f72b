import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

type UnlockMethods = { readonly passphrase: boolean; readonly passkey: boolean };

function lossOf({ passphrase, passkey }: UnlockMethods): string {
  if (passphrase && passkey) return "암호 문구와 패스키를 모두 잃으면";
  return passkey ? "패스키를 잃으면" : "암호 문구를 잊으면";
}

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "복구 키",
  why: "암호 문구를 잊거나 패스키를 잃었을 때 Confidant의 잠금을 해제하고, 어느 컴퓨터에서나 백업을 엽니다. 인쇄하거나 적어서 이 컴퓨터와 떨어진 곳에 두세요.",
  once: "한 번만 표시됩니다. 이것을 가진 사람은 누구나 모든 것을 열 수 있습니다.",
  print: "인쇄",
  copyNote: "안전한 곳에 붙여 넣은 뒤 다른 것을 복사해 덮어쓰세요.",
  check: "마지막 6자",
  checkWhy: "사본이 있는지 확인하기 위해 사본의 마지막 6자를 입력하세요.",
  mismatch: "마지막 6자가 아닙니다. 사본을 확인하세요.",
  save: "복구 키 추가",
  making: "키를 만드는 중…",
  missing: "아직 복구 키가 없습니다.",
  lostWithout: (methods) =>
    `${lossOf(methods)} 여기에 저장된 모든 것을 백업과 함께 잃습니다. 아무도 재설정할 수 없습니다.`,
  make: "복구 키 만들기",
  made: "복구 키가 활성화되었습니다. 사본을 이 컴퓨터와 떨어진 곳에 두세요.",
  later: "나중에",
} satisfies Texts<typeof enRecoveryKey>;
