/** The autopilot of an ad: its switch, locks and log (AUT-01 to AUT-05). */
export const autopilot = {
  summary: { monthly: 'Looks after the ad while it runs', oneOff: 'For ads that are paid every month' },
  label: 'Let the autopilot look after this ad',
  lead: "Once a day it compares this brand's running ads that share a platform and a goal. It acts once the chance that it's right reaches 8 in 10. From day 10 its first move may be less sure, down to 55 in 100. That move shifts little money. It pauses an ad whose results cost more and moves money to the best one. It sets the bid within your limit and shows an ad again when late results make it good. It never touches an ad that's still learning, and never goes past the safety net.",
  refusals: {
    oneOffAd: 'Only ads that are paid every month can have an autopilot. This one is paid once.',
    adNotStopped: 'The autopilot can be switched on or off only while the ad is stopped.',
    mayNot: 'Only the owner of the brand can switch the autopilot.',
  },
  evaluate: 'Check now',
  evaluating: 'Checking…',
  failures: {
    inProgress: "It's already checking.",
    notHeld: 'That was undone already.',
    generic: "That didn't work. Please try again.",
  },
  loadFailed: "The autopilot didn't load.",
  loading: 'Loading the autopilot',
  held: {
    title: 'What it has set',
    none: 'Nothing yet.',
    showing: 'Paused',
    shown: 'Shown',
    budget: 'The budget stays at {{amount}}',
    bid: 'A click costs {{amount}} at most',
    until: 'Until {{date}}',
    daily: 'Checked every day',
    yours: 'Yours for the rest of this run',
    lift: {
      showing: 'Show it again',
      shown: 'Undo',
      budget: 'Undo',
      bid: 'Back to your limit',
    },
  },
  log: {
    title: 'Autopilot log of {{name}}',
    label: 'What the autopilot has done',
    none: 'Nothing yet. Each change will be listed here, with the reason.',
    all: 'Show the whole log',
    simulated: 'Simulated',
    failed: "The log didn't load.",
    gone: { title: 'This ad is no longer here', text: 'It was deleted, or it belongs to another brand.' },
  },
  events: {
    pauseLoser: 'Paused the ad',
    shiftBudgetLess: 'Moved budget to another ad',
    shiftBudgetMore: 'Added budget from another ad',
    lowerBid: 'Lowered the bid',
    raiseBid: 'Raised the bid',
    safetyNet: 'Stopped the ad at the safety net',
    revive: 'Showed the ad again',
    looked: 'Checked, no change',
    lifted: 'You undid a change',
    failed: "Couldn't check",
    inProgress: 'Checking now',
  },
  /** What it found, and its action. */
  reasons: {
    pauseLoser:
      "In the last {{days}} days, a result cost {{cost}} here and {{compared}} in your other ads on {{platform}}. We've paused the ad.",
    shiftBudgetLess:
      "This ad is paused, and a result costs {{compared}} in {{other}}. We've moved {{amount}} there. The budget is now {{after}} instead of {{before}}.",
    shiftBudgetMore:
      "A result costs {{cost}} here and {{compared}} in {{other}}. We've moved {{amount}} from there. The budget is now {{after}} instead of {{before}}.",
    lowerBid:
      "In the last {{days}} days, a result cost {{cost}}. The forecast was {{compared}}. We've lowered the bid for a click from {{before}} to {{after}}.",
    raiseBid:
      "In the last {{days}} days, a result cost {{cost}}. The forecast was {{compared}}, and there's money left. We've raised the bid for a click from {{before}} to {{after}}.",
    safetyNet:
      "Half of the budget was spent, and a result cost more than twice the forecast of {{compared}}. We've stopped the ad.",
    revive: "With results that came in late, one cost {{cost}}. We're showing the ad again.",
    lifted: {
      showing: 'You decide whether the ad shows for the rest of this run.',
      budget: 'You set the budget for the rest of this run.',
      bid: 'You set the bid for the rest of this run.',
    },
    looked: {
      off: 'The autopilot is off for this ad.',
      notLive: "The ad isn't running.",
      learning: "The ad is still learning. We won't change anything until it's done.",
      held: 'Everything it could change is on hold.',
      notEnoughData: "There aren't enough results yet to be sure.",
      allWell: 'Results are as good as in your other ads.',
    },
    failed: "The platform didn't respond. Please try again later.",
    inProgress: 'Updating the figures and comparing your ads.',
  },
  /** The same for decisions based on an estimate: what it found, how certain it is, and its action. */
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
  /**
   * Rounded down, so that it never sounds more certain than it is; the chance of a first change is shown in
   * hundredths.
   */
  chance: { hundredths: '{{hundredths}} in 100', tenths: '{{tenths}} in 10', most: '99 in 100' },
  noResult: 'more than {{spend}}',
  effects: {
    spared: 'Saves up to {{amount}}.',
    moreResults_zero: 'Results should stay the same.',
    moreResults_one: 'About {{count}} more result.',
    moreResults_other: 'About {{count}} more results.',
    costPerResult: 'A result should cost about {{amount}}.',
  },
  heldUntil: 'No more changes until {{date}}.',
  platforms: { google: 'Google', facebook: 'Facebook', instagram: 'Instagram' },
} as const
