import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";

/** What the popup says. */
export const popup = {
  search: "컨텍스트 전환",
  placeholder: "전환할 곳…",
  list: "컨텍스트",
  now: "현재",
  pinned: "고정됨, 만료 없음",
  archived: "보관됨",
  never: "만료 없음",
  none: "아직 컨텍스트가 없습니다. ‘옵션 > 컨텍스트’에서 첫 번째를 만드세요.",
  noMatch: "그 이름이나 태그를 가진 컨텍스트가 없습니다.",
  more: (count) => `${formatNumber(count)}개 더: 이름이나 태그의 일부를 입력해 찾으세요.`,
  openPanel: "패널 열기",
  askPage: "이 페이지에 대해 질문하기",
  openPanelHint: (name, keys) => `${name}(으)로 사이드 패널 열기(→ 또는 ${keys})`,
  ask: (name) => `${name}에 질문하기…`,
  askLabel: (name) => `${name}에 질문하기`,
  send: "보내기",
  continue: "패널에서 계속",
  noCommands: "명령은 사이드 패널에서만 작동합니다. 텍스트는 여기에 남습니다.",
  running: "진행 중인 답변",
  runningIn: (context, title) => (title === "" ? context : `${context}: ${title}`),
  runningMore: (count) => `그 밖에 ${formatNumber(count)}개`,
  lockNow: "지금 잠그기",
  backup: {
    failed: "지난 백업을 만들지 못했습니다.",
    old: "가장 최근 백업이 일주일을 넘었습니다.",
    folder: "백업이 폴더에 복사되지 않습니다.",
  },
} satisfies Texts<typeof enPopup>;
