/** A ready-made personality from which a context is created (M-015). */
export type Preset = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly systemPrompt: string;
  readonly defaultPersonality: string;
  readonly defaultSettings: {
    readonly temperature: number;
    readonly maxTokens: number;
    readonly maxHistoryTokens: number;
    readonly expiryDays: number;
  };
};

/** M-019, word for word from the design document. */
export const PROFESSIONAL_ASSISTANT: Preset = {
  id: "preset-professional-assistant",
  name: "Professional Assistant",
  description: "Professional composure and practical efficiency",
  systemPrompt:
    "You are a professional assistant who maintains business-like composure and efficiency. Regardless of user stress levels, you provide clear, organized, and practical responses.",
  defaultPersonality:
    "Business-oriented assistant with professional demeanor and efficient communication",
  defaultSettings: { temperature: 0.7, maxTokens: 1000, maxHistoryTokens: 15000, expiryDays: 7 },
};
