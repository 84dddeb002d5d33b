/** The autopilot of an ad: its switch, what it holds, and what it has done (AUT-01 to AUT-05). */
export const autopilot = {
  holds: { monthly: 'Looks after the ad while it runs', oneOff: 'For ads that are paid every month' },
  label: 'Let the autopilot look after this ad',
  lead: "Once a day it compares this brand's running ads that share a platform and a goal. It acts once the chance that it's right reaches 8 in 10. From day 10 its first move may be less sure, down to 55 in 100. That move shifts little money. It pauses an ad whose results cost more and moves money to the best one. It sets the bid within your limit and shows an ad again when late results make it good. It never touches an ad that's still learning, and never goes past the safety net.",
  refusals: {
    oneOffAd: 'Only ads that are paid every month can have an autopilot. This one is paid once.',
    adNotStopped: 'The autopilot can be switched on or off only while the ad is stopped.',
    mayNot: 'Only the owner of the brand can switch the autopilot.',
  },
  look: 'Look again now',
  looking: 'Looking…',
  failures: {
    inProgress: 'It is looking already.',
    notHeld: 'It holds nothing of that any more.',
    generic: "That didn't work. Please try again.",
  },
  loadFailed: 'The autopilot of this ad did not load.',
  loading: 'Loading the autopilot',
  held: {
    title: 'What it holds',
    none: 'Nothing: it may move whatever helps.',
    showing: 'Not shown',
    shown: 'Shown',
    budget: 'The budget stays at {{amount}}',
    bid: 'A click may cost {{amount}} at most',
    until: 'Until {{date}}',
    daily: 'Looked at every day',
    yours: 'Yours for the rest of this run',
    lift: {
      showing: 'Show it again',
      shown: 'Take back',
      budget: 'Take back',
      bid: 'Back to your limit',
    },
  },
  log: {
    title: 'Autopilot log of {{name}}',
    label: 'What the autopilot has done',
    none: 'Nothing yet. What it does is written down here, with the reason.',
    all: 'Show the whole log',
    simulated: 'Simulated',
    failed: 'The log did not load.',
    gone: { title: 'This ad is not here any more', text: 'It was deleted, or it belongs to another brand.' },
  },
  events: {
    pauseLoser: 'Stopped showing the ad',
    shiftBudgetLess: 'Moved budget away',
    shiftBudgetMore: 'Got more budget',
    lowerBid: 'Lowered the bid',
    raiseBid: 'Raised the bid',
    safetyNet: 'Stopped at the safety net',
    revive: 'Shows the ad again',
    looked: 'Looked, and changed nothing',
    lifted: 'You took it back',
    failed: 'Could not look',
    inProgress: 'Is looking now',
  },
  /** One sentence: what it rests on, and what it did. */
  told: {
    pauseLoser:
      'A result has cost {{cost}} in the last {{days}} days, and {{compared}} in the other ads on {{platform}}, so it is not shown for now.',
    shiftBudgetLess:
      'It is not shown, and {{other}} brings results for {{compared}}, so {{amount}} of its budget went there: {{after}} instead of {{before}}.',
    shiftBudgetMore:
      'A result costs {{cost}} here and {{compared}} in {{other}}, so {{amount}} came from there: {{after}} instead of {{before}}.',
    lowerBid:
      'A result has cost {{cost}} in the last {{days}} days instead of the {{compared}} that were foreseen, so a click may cost {{after}} instead of {{before}}.',
    raiseBid:
      'A result has cost {{cost}} in the last {{days}} days instead of the {{compared}} that were foreseen and money is left, so a click may cost {{after}} instead of {{before}}.',
    safetyNet:
      'Half of the money was spent, and a result has cost more than twice the {{compared}} that were foreseen, so the ad was stopped.',
    revive: 'With the results that came late one has cost {{cost}}, so the ad is shown again.',
    lifted: {
      showing: 'You decide whether the ad is shown, for the rest of this run.',
      budget: 'You decide about the budget, for the rest of this run.',
      bid: 'You decide about the bid, for the rest of this run.',
    },
    looked: {
      off: 'The autopilot of this ad is off.',
      notLive: 'The ad is not running.',
      learning: 'The ad still learns. Nothing is changed until it is done.',
      held: 'What it could change is held.',
      notEnoughData: 'There are too few results to be sure enough.',
      allWell: 'Results are as good as those of the other ads.',
    },
    failed: 'The platform did not answer. Please try again later.',
    inProgress: 'It brings the figures up to date and compares.',
  },
  /** The same, of decisions that rest on an estimate: what it found, how sure it is, and what it did. */
  estimated: {
    pauseLoser:
      "We estimate that a result costs {{cost}} here and {{compared}} in your other ads on {{platform}}. The chance that it costs more here is {{chance}}, so we've paused the ad.",
    shiftBudgetLess:
      "We estimate that a result costs {{cost}} here and {{compared}} in {{other}}. The chance that it costs more here is {{chance}}, so we've moved {{amount}} there. The budget is now {{after}} instead of {{before}}.",
    shiftBudgetMore:
      "We estimate that a result costs {{cost}} here and {{compared}} in {{other}}. The chance that it costs less here is {{chance}}, so we've moved {{amount}} from there. The budget is now {{after}} instead of {{before}}.",
    lowerBid:
      "We estimate that a result costs {{cost}}. The forecast was {{compared}}. The chance that it costs more is {{chance}}. We've lowered the bid for a click from {{before}} to {{after}}.",
    raiseBid:
      "We estimate that a result costs {{cost}}. The forecast was {{compared}}. The chance that it costs less is {{chance}}, and there's money left. We've raised the bid for a click from {{before}} to {{after}}.",
  },
  /** Rounded down, so that it never sounds surer than it is; chances of a first move are told to the hundredth. */
  chance: { hundredths: '{{hundredths}} in 100', tenths: '{{tenths}} in 10', most: '99 in 100' },
  noResult: 'more than {{spend}}',
  effects: {
    spared: 'Spares up to {{amount}}.',
    moreResults_zero: 'Keeps the results as they are.',
    moreResults_one: 'About {{count}} more result.',
    moreResults_other: 'About {{count}} more results.',
    costPerResult: 'A result may cost about {{amount}}.',
  },
  heldUntil: 'Left alone until {{date}}.',
  platforms: { google: 'Google', facebook: 'Facebook', instagram: 'Instagram' },
} as const
