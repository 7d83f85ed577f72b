import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "의미로 검색",
  why: "다른 말로 쓴 같은 뜻도 찾습니다. 이를 위해 모델이 모든 텍스트를 백그라운드에서 한 번 읽고, 검색할 때마다 검색어도 읽습니다.",
  label: "텍스트를 읽는 것",
  packaged: "이 브라우저에 있는 영어 모델",
  none: "없음: 단어로만 검색",
  ollama: "이 컴퓨터의 Ollama 모델",
  file: (name) => `이 브라우저에 있는 모델 파일 ${name}`,
  of: (connection) => `${connection}의 모델`,
  model: "임베딩 모델의 이름",
  example: "예: nomic-embed-text, text-embedding-3-small, gemini-embedding-001",
  leaves: (host) =>
    `여기에 저장된 텍스트를 ${host}(으)로 전송합니다. 메시지와 그 파일의 텍스트, 블록, 사실, 노트, 요약, 참조와 그 주소입니다. 검색할 때마다 검색어도 전송합니다. 편집한 것은 다시 전송하고, 금고 키를 바꾼 뒤에는 모두 다시 전송합니다. 비용이 들 수 있습니다.`,
  stays: "텍스트가 이 컴퓨터를 떠나지 않습니다.",
  use: "이 모델 사용",
  trying: "시도하는 중…",
  now: (name, destination) => `${name}, ${destination}`,
  progress: (embedded, of) =>
    `텍스트 ${formatNumber(of)}개 중 ${formatNumber(embedded)}개를 읽었습니다.`,
} satisfies Texts<typeof enMeaning>;
