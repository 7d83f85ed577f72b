import type { Texts } from "../texts";
import type { enWelcome } from "../welcome-words";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "사이드 패널에서 만나는 차분하고 사적인 대화 상대입니다. 쓰는 내용은 이 브라우저에서 암호화되고, 내가 선택한 모델이 답변합니다.",
  open: "Confidant 열기",
  opened: "Confidant가 사이드 패널에 열려 있습니다.",
  pin: "가까이 두려면 주소창 옆의 퍼즐 아이콘을 클릭하고 Confidant를 고정하세요. 그 버튼으로 컨텍스트를 전환하고 패널을 엽니다.",
} satisfies Texts<typeof enWelcome>;
