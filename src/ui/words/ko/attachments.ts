import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "첨부",
    addHint:
      "이미지, PDF, 텍스트 파일을 첨부합니다. 이미지는 크기가 줄고, 장소나 기기처럼 카메라가 기록한 정보는 제거됩니다.",
    page: "이 페이지 첨부",
    pageHint: "이 탭의 페이지에서 보이는 내용을 첨부합니다. 메시지 하나에만 포함됩니다.",
    label: "첨부됨",
    conversation: "대화",
    ofPage: "페이지",
    ofPdf: (pages) => `PDF, ${formatNumber(pages)}페이지`,
    image: (name) => `이미지: ${name}`,
    adding: "추가하는 중…",
    tokens: (tokens) => `약 ${formatNumber(tokens)}토큰`,
    unseen: "이 모델은 이미지를 보지 못합니다",
    remove: (name) => `${name} 제거`,
    gone: "이 이미지는 더 이상 없습니다.",
    refused: {
      image: (name) => `${name}: 이미지로 열 수 없어 추가하지 않았습니다.`,
      unread: (name) =>
        `${name}: 읽을 수 없습니다. 이미지, PDF, 일반 텍스트만 읽을 수 있어 추가하지 않았습니다.`,
      "text-bytes": (name) =>
        `${name}: 너무 큽니다. 텍스트 파일은 최대 ${formatNumber(MAX_FILE_BYTES)}바이트입니다. 추가하지 않았습니다.`,
      "image-bytes": (name) =>
        `${name}: 너무 큽니다. 이미지 파일은 최대 ${formatNumber(MAX_IMAGE_FILE_BYTES)}바이트입니다. 추가하지 않았습니다.`,
      "image-pixels": (name) =>
        `${name}: 너무 큽니다. 이미지는 최대 ${formatNumber(MAX_IMAGE_PIXELS)}픽셀입니다. 추가하지 않았습니다.`,
    },
  },
} satisfies Texts<typeof enAttachments>;
