import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "프롬프트 라이브러리",
  why: "메시지에 쓰는 나만의 글입니다. 패널에서 /를 입력해 고르거나 웹 페이지의 메뉴에서 ‘프롬프트 사용하기’를 선택하세요. 프롬프트는 메시지 입력란만 채우며 저절로 전송되지 않습니다.",
  none: "아직 프롬프트가 없습니다.",
  search: "프롬프트 검색",
  notFound: "일치하는 프롬프트가 없습니다.",
  add: "새 프롬프트",
  fields: { title: "제목", command: "명령", text: "내용" },
  hints: {
    command: "/ 뒤에 입력하는 말입니다. 비워 두면 제목으로 만들어집니다.",
    text: "{{주제}}처럼 이중 중괄호 안에 있는 것은 사용할 때 묻습니다. 웹 페이지의 메뉴에서는 {{page}}와 {{selection}}이 첨부한 것을 가리킵니다.",
  },
  save: "저장",
  cancel: "취소",
  changed:
    "그사이 다른 곳에서 변경되었습니다. 지금 상태를 보여 줍니다. ‘저장’을 누르면 내 변경이 그 위에 적용됩니다.",
  edit: "편집",
  remove: "삭제",
  up: "위로 이동",
  down: "아래로 이동",
  labelOf: (act, title) => `${act}: ${title}`,
  insert: "삽입",
  page: { page: "첨부한 페이지", selection: "첨부한 선택 영역" },
} satisfies Texts<typeof enLibrary>;
