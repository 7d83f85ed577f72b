import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTour } from "../tour-words";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "둘러보기",
  offer: "처음이신가요? 짧은 다섯 단계의 둘러보기가 있습니다.",
  begin: "둘러보기 시작",
  skip: "건너뛰기",
  back: "이전",
  next: "다음",
  done: "완료",
  at: (step, steps) => `(${formatNumber(step)}/${formatNumber(steps)})`,
  goes: "답변을 받기 위해 메시지는 한 곳으로만 갑니다. 메시지 입력란 아래에 표시된 모델이 실행되는 곳입니다.",
  steps: {
    private: {
      title: "암호화와 잠금",
      text: "작성하는 모든 내용은 이 컴퓨터에서 암호화되며, 본인의 잠금 해제 방법으로만 열립니다.",
    },
    model: {
      title: "모델 선택",
      text: "메시지 입력란 아래에 답변하는 모델과 실행되는 곳이 표시됩니다. 클릭하면 다른 모델을 선택할 수 있습니다.",
    },
    prompt: {
      title: "모델이 보는 것",
      text: "모델 옆에 컨텍스트 창이 얼마나 찼는지 표시됩니다. 클릭하면 프롬프트 전체를 부분별로 읽을 수 있습니다.",
    },
    memory: {
      title: "메모리",
      text: "컨텍스트는 다음 대화를 위해 사실과 블록을 기억합니다. 위의 메뉴에서 메모리를 열어 무엇이든 읽고, 바꾸고, 삭제할 수 있습니다.",
    },
    keep: {
      title: "잠금과 백업",
      text: `잠금 해제 방법은 ‘${at}${names.lock}’에서 설정하고, 백업은 ‘${at}${names.backup}’에서 만드세요.`,
    },
  },
} satisfies Texts<typeof enTour>;
