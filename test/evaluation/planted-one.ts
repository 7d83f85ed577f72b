import type { Planted } from "./planted";

/** Notes of health, home, work and money, each with a question in other words. */
export const PLANTED_ONE: readonly Planted[] = [
  {
    note: "The dentist found two cavities upper left and wants to fill them before the holidays.",
    question: "which of my teeth need work",
  },
  {
    note: "Slept badly again, four hours at most. No coffee after lunch from now on and the phone stays in the kitchen overnight.",
    question: "what did I decide to do about insomnia",
  },
  {
    note: "Knee aches whenever I jog downhill; the physio showed me three stretches and forbade long runs until May.",
    question: "pain in my leg during exercise",
  },
  {
    note: "New glasses: minus 2.5 on the right, minus 3 on the left, collected from the shop by the station.",
    question: "eyesight prescription strength",
  },
  {
    note: "Blood pressure this morning 142 over 91, a little lower after the walk. Doctor said to write it down daily for a month.",
    question: "is my heart at risk, measurements at home",
  },
  {
    note: "Mum cannot have penicillin, she got a rash all over and could hardly breathe in 1998.",
    question: "medicine my mother is allergic to",
  },
  {
    note: "Stopped eating wheat for three weeks and the stomach cramps are gone completely.",
    question: "does bread upset my digestion",
  },
  {
    note: "The vaccination for yellow fever has to be given at least ten days before we fly.",
    question: "jabs required ahead of the tropical trip",
  },
  {
    note: "Called the surgery: results were fine, iron a bit low, spinach and lentils recommended.",
    question: "outcome of the blood test",
  },
  {
    note: "Gave up smoking on the third of January, chewing gum helps, evenings are the hardest.",
    question: "when did I quit cigarettes",
  },
  {
    note: "Water comes through the ceiling of the bathroom whenever the neighbours upstairs take a shower.",
    question: "leak in our flat",
  },
  {
    note: "The boiler makes a knocking noise and shows E119; bleeding the radiators did nothing.",
    question: "heating is broken, what was tried already",
  },
  {
    note: "Paint for the hallway was called Pale Oat, eggshell finish, two tins left under the stairs.",
    question: "colour we used on the walls near the entrance",
  },
  {
    note: "Mice in the attic once more. Steel wool in every gap and peanut butter on the traps.",
    question: "how to get rid of rodents",
  },
  {
    note: "The spare key is with Ruth at number 14, she is home most evenings.",
    question: "locked out of the house, who can let me in",
  },
  {
    note: "Washing machine leaves grey smears on the shirts: run it empty at ninety with vinegar once a month.",
    question: "laundry comes out dirty",
  },
  {
    note: "The tomatoes on the balcony have brown spots underneath, probably too little calcium and uneven watering.",
    question: "disease of my vegetable plants",
  },
  {
    note: "Bin day moved to Wednesday, paper and glass only every second week.",
    question: "when is the rubbish collected",
  },
  {
    note: "Router password is on the sticker underneath, network for guests is called heron.",
    question: "how can visitors get on the internet",
  },
  {
    note: "We will knock down the wall between kitchen and dining room; the engineer says it carries nothing.",
    question: "renovation plans, is it safe structurally",
  },
  {
    note: "My manager offered me the team lead post in Leeds, eight people, answer wanted by Friday.",
    question: "promotion I was asked to consider",
  },
  {
    note: "I was far too nervous in front of the board and rushed through the slides; practise aloud next time.",
    question: "lesson learned about public speaking",
  },
  {
    note: "The customer in Oslo wants his money back because the pump failed twice within the first week.",
    question: "complaint about a defective product",
  },
  {
    note: "Handed in my notice today. Last day is the 28th, then six weeks of nothing before the new place.",
    question: "when do I resign and leave the job",
  },
  {
    note: "Nobody reads the weekly report, so let us drop it and talk for ten minutes on Mondays instead.",
    question: "cutting down useless paperwork in the office",
  },
  {
    note: "Interviewed Dana for the design role: thoughtful, great portfolio, asks for a four-day week.",
    question: "impression of the job candidate",
  },
  {
    note: "The deploy on Thursday took the shop offline for forty minutes since nobody had renewed the certificate.",
    question: "why did our website go down",
  },
  {
    note: "Priya and Tom do not speak to each other since the budget meeting; keep them on separate projects for now.",
    question: "conflict between colleagues",
  },
  {
    note: "Working from the cabin went well, except that video calls froze every afternoon when it rained.",
    question: "remote office experience with bad connection",
  },
  {
    note: "Told the intern that mistakes are fine as long as we hear of them the same day.",
    question: "advice I gave to a young trainee about errors",
  },
  {
    note: "Electricity went up to 34 pence a unit; the night tariff would save us about a fifth.",
    question: "how to lower our energy costs",
  },
  {
    note: "I lent Marcus 400 for his deposit, he pays it back in four parts until Christmas.",
    question: "who owes me money",
  },
  {
    note: "The tax office wants the receipts for the home desk and chair, else they will not count them.",
    question: "deducting furniture from income declaration",
  },
  {
    note: "Card was cloned at the petrol station, the bank refunded everything after nine days.",
    question: "fraud on my account",
  },
  {
    note: "Put 250 a month aside for the roof, it should be enough by the spring after next.",
    question: "how am I saving up for the repair above our heads",
  },
  {
    note: "The pension statement says I could stop at 63 with a cut of eleven percent.",
    question: "early retirement, how much less would I get",
  },
  {
    note: "Cancelled the gym, three streaming services and the wine box: 97 less every month.",
    question: "subscriptions I got rid of",
  },
  {
    note: "The insurer pays for the bicycle only if it was chained to something that cannot be moved.",
    question: "theft coverage conditions",
  },
  {
    note: "Grandad left the three of us his stamps; the dealer in York guessed two thousand for all of them.",
    question: "inheritance, what are the collectibles worth",
  },
  {
    note: "We overpaid the mortgage by ten thousand, which takes nearly two years off the end.",
    question: "shortening our home loan",
  },
  {
    note: "Puppy chewed through the charger. Bitter spray on all cables and a proper toy for the evenings.",
    question: "dog destroys things, what helps",
  },
  {
    note: "The cat has to lose a kilo: weigh the dry food, no treats from the table.",
    question: "overweight pet diet",
  },
  {
    note: "Hamster died in the night, we buried him under the pear tree and Lily sang.",
    question: "how did our daughter say goodbye to her animal",
  },
  {
    note: "Car failed its inspection: both rear tyres and a wiper. Garage can do it on Tuesday for 210.",
    question: "vehicle repairs before it is legal to drive",
  },
  {
    note: "Driving to the office costs me 48 minutes, cycling along the canal only 35 and I arrive cheerful.",
    question: "best way to commute",
  },
  {
    note: "Speeding ticket from the ring road, 61 where 50 is allowed. Pay within two weeks or it doubles.",
    question: "fine I got for going too fast",
  },
  {
    note: "Three of the hives did not survive the frost, feed the others sugar syrup in February.",
    question: "what happened to the bees last winter",
  },
  {
    note: "Roses want pruning when the forsythia flowers, down to the third outward bud.",
    question: "when should I cut back the bushes in the garden",
  },
  {
    note: "Solar panels on the shed give enough for the pump and the lights, not for the fridge.",
    question: "what can run on the electricity from the sun",
  },
  {
    note: "Our upstairs neighbour practises the trumpet until eleven at night; I will talk to him before I write to the landlord.",
    question: "noise disturbance where we live",
  },
];
