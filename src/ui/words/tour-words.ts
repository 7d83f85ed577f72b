import { catalogue } from "./catalogue";
import { formatNumber } from "./format";
import { enSections } from "./section-words";

const { at, names } = enSections;

/** What the tour says. */
export const enTour = {
  label: "Tour",
  offer: "New here? There is a tour in five short steps.",
  begin: "Start the tour",
  skip: "Skip",
  back: "Back",
  next: "Next",
  done: "Done",
  at: (step: number, steps: number) => `(${formatNumber(step)} of ${formatNumber(steps)})`,
  /** After what is said of the lock. */
  goes: "For its answer, a message goes to one place: where the model runs that is named below the message field.",
  steps: {
    private: {
      title: "Encryption and lock",
      // Where there is a lock; where there is none, what is said of that stands here.
      text: "Everything you write is encrypted on this machine, and opens with your unlock methods only.",
    },
    model: {
      title: "Choose a model",
      text: "Below the message field stands the model that answers, and where it runs. Click it to choose another one.",
    },
    prompt: {
      title: "What the model sees",
      text: "Beside the model stands how full its context window is. Click it to read the whole prompt, part by part.",
    },
    memory: {
      title: "Memory",
      text: "A context remembers facts and blocks for your next conversations. The menu above opens its memory: read, change or delete any of it.",
    },
    keep: {
      title: "Lock and backup",
      text: `Set an unlock method in ${at}${names.lock}, and make a backup in ${at}${names.backup}.`,
    },
  },
};

/** The texts of the tour, apart from the others: the panel is drawn without them. */
export const tourWords: typeof enTour = catalogue("tour", enTour);
