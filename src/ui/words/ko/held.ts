import { formatNumber } from "../format";
import type { enHeld } from "../held-words";
import type { Texts } from "../texts";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const held = {
  title: "복원 뒤 꺼진 설정",
  why: "백업에 있던 이 설정은 더 많은 데이터를 밖으로 보내거나 Confidant의 잠금을 더 오래 해제해 둡니다. 켤 때까지 꺼져 있습니다.",
  each: {
    "auto-lock": (minutes) =>
      minutes === null
        ? "자동으로 잠그지 않음"
        : `${formatNumber(minutes)}분 동안 사용하지 않을 때만 자동으로 잠금`,
    "ollama-url": (url) => `${url}의 Ollama에 요청`,
    "ollama-origin": "이 컴퓨터의 Ollama에 출처 숨기기",
    "background-remote": "이 컴퓨터 밖의 모델로 제목, 요약, 사실 만들기(비용이 들 수 있음)",
    connection: (name) => `연결 ${name}`,
    keyed: (name) => `연결 ${name}, 백업의 키 포함`,
    origin: (name) => `${name}에 출처 숨기기`,
  },
  take: "켜기",
  takeAll: "모두 켜기",
  leave: "꺼진 채로 두기",
  stay: "기다리는 동안 ‘옵션 > 백업’에 표시됩니다. 연결은 ‘옵션 > 모델’과 ‘옵션 > 도구’에 있습니다.",
  refused: (host) =>
    `브라우저의 ${host} 연결이 허용되지 않아 변경된 것은 없습니다. 버튼을 다시 누르면 한 번 더 묻습니다.`,
  connection: "이 연결은 백업에서 왔습니다. 허용할 때까지 아무것도 전송하지 않습니다.",
  allow: "이 연결 허용",
} satisfies Texts<typeof enHeld>;
