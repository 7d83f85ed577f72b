import type { GuideTexts } from "./guide-texts";
import type { TopicId } from "./help-topic";
import { HELP_TOPICS } from "./help-topics";

/** What the guide is asked by in another language than English, as it is written down. */
export type GuideKeys = Pick<GuideTexts, "small" | "synonyms"> & {
  /** Phrases that hardly mean anything else, and words that it is asked by too, by commas. */
  readonly topics: Readonly<Record<TopicId, { readonly strong: string; readonly weak: string }>>;
};

/** What it says in another language. */
export type GuideAnswers = Pick<GuideTexts, "opening" | "found" | "ownStep" | "said"> & {
  readonly unknown: string;
  /** The next step of most answers. */
  readonly connect: string;
  readonly topics: Readonly<Record<TopicId, string | GuideTexts["unknown"]>>;
};

/** The texts of a language as the guide reads them, its topics in the order of English. */
export function textsOf(keys: GuideKeys, answers: GuideAnswers): GuideTexts {
  const { unknown, connect, topics, ...texts } = answers;
  const withNextStep = (answer: string) => ({ answer, nextStep: connect });
  return {
    ...texts,
    unknown: withNextStep(unknown),
    small: keys.small,
    synonyms: keys.synonyms,
    topics: HELP_TOPICS.map(({ id }) => {
      const { strong, weak } = keys.topics[id];
      const answer = topics[id];
      return {
        id,
        strong: strong.split(", "),
        weak: [weak],
        ...(typeof answer === "string" ? withNextStep(answer) : answer),
      };
    }),
  };
}
