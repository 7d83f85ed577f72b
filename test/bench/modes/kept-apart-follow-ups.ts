/**
 * Follow-ups of three kinds, written after the cues were done; no cue was added or changed for one
 * of them: more of the same, what something that is there does, and the last thing once more.
 */
export const FOLLOW_UPS = {
  more: [
    "Tell me some more",
    "Can you tell me more?",
    "I want to know more about this",
    "Go on, please",
    "More details on that?",
    "Keep talking",
    "What else can you say about it?",
    "Continue",
    "Say more",
    "Can you go into more detail on this?",
  ],
  what: [
    "What does that automation do?",
    "What exactly does this workflow do?",
    "What do these two workflows do?",
    "What is that rule for?",
    "Could you explain what this workflow does?",
    "What's this step for?",
    "Walk me through the workflow",
    "What happens when this workflow runs?",
    "What does my morning workflow do?",
    "What is the purpose of this workflow?",
  ],
  again: [
    "Do it once more",
    "Please do it again",
    "Can you do that again?",
    "Do this again",
    "Do that one more time",
    "Again!",
    "And once more, please",
    "Could you repeat it?",
    "Do it over",
    "Same thing again please",
  ],
} as const;

/** Ten more of each kind, written after cues were added for what the ten before had not shown; none for these. */
export const MORE_FOLLOW_UPS = {
  more: [
    "Please tell me more about this",
    "I would like more details",
    "Say some more about it",
    "Could you go deeper into that?",
    "Please carry on",
    "Keep on",
    "Anything more?",
    "Could you give me more details?",
    "And after that?",
    "Go further into it, please",
  ],
  what: [
    "What does that workflow actually do?",
    "What is this workflow good for?",
    "Can you explain what the workflow does?",
    "What would this automation do?",
    "What does the new workflow do when it starts?",
    "Explain to me what this automation is for",
    "What happens in that workflow?",
    "What do my workflows do?",
    "I wonder what this workflow does",
    "How does the invoice workflow work?",
  ],
  again: [
    "Do it again please",
    "Please do that once more",
    "Again",
    "Do that once again",
    "Run it again",
    "Repeat it",
    "Do the last thing again",
    "Same as before, please",
    "Could you do it again for me?",
    "Just do it again",
  ],
} as const;
