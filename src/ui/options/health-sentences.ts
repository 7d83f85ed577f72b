import type { VaultCheck } from "../../contract/vault-care";
import { optionsWords } from "../words/options-words";

/** The set that holds everything but the messages. */
const VAULT_SET = "vault";

/** What a check found, a sentence for each kind; none where it found nothing. */
export function healthSentences({ unreadable, mismatched, rewound }: VaultCheck): string[] {
  const { healthPage } = optionsWords;
  const countByCode = new Map<string, number>();
  for (const { code } of unreadable) countByCode.set(code, (countByCode.get(code) ?? 0) + 1);
  const conversations = mismatched.filter((set) => set !== VAULT_SET).length;
  return [
    ...[...countByCode].map(([code, count]) => unreadableSentence(code, count)),
    ...(mismatched.includes(VAULT_SET) ? [healthPage.vaultMismatch] : []),
    ...(conversations > 0 ? [healthPage.mismatched(conversations)] : []),
    ...(rewound ? [healthPage.rewound] : []),
  ];
}

function unreadableSentence(code: string, count: number): string {
  const { unreadable } = optionsWords.healthPage;
  switch (code) {
    case "row-tampered":
    case "key-missing":
    case "version-unknown":
      return unreadable[code](count);
    default:
      return unreadable.other(count, code);
  }
}
