/** The autopilot of an ad: its switch, locks and log (AUT-01 to AUT-05). */
export const autopilot = {
  summary: { monthly: 'Manages your ad while it runs', oneOff: 'For ads you pay monthly' },
  label: 'Let Autopilot manage this ad',
  lead: 'Once a day, Autopilot compares your live ads on the same platform with the same goal.',
  points: {
    budget: 'It pauses ads whose results cost more and moves their budget to your best ad.',
    bid: 'It sets bids within your limit, and resumes an ad that late results prove good.',
    chance:
      'It acts when the chance that it’s right reaches 8 in 10. From day 10, its first move needs only 55 in 100 and shifts little money.',
    limits: 'It never changes an ad that’s still learning, and never goes past the safety net.',
  },
  refusals: {
    oneOffAd: 'Autopilot is only for ads you pay monthly. You pay this one once.',
    adNotStopped: 'Stop the ad first. Then you can turn Autopilot on or off.',
    mayNot: 'Only the brand’s owner can turn Autopilot on or off.',
  },
  evaluate: 'Check now',
  evaluating: 'Checking…',
  failures: {
    inProgress: 'It’s already checking.',
    notHeld: 'That change was already undone.',
    generic: 'That didn’t work. Please try again.',
  },
  loadFailed: 'We couldn’t load Autopilot.',
  loading: 'Loading Autopilot',
  held: {
    title: 'Set by Autopilot',
    none: 'Nothing yet.',
    showing: 'Paused',
    shown: 'Live',
    budget: 'Budget set to {{amount}}',
    bid: 'Maximum cost per click: {{amount}}',
    until: 'Until {{date}}',
    daily: 'Checked every day',
    yours: 'Set by you until this run ends',
    lift: {
      showing: 'Resume ad',
      shown: 'Undo',
      budget: 'Undo',
      bid: 'Back to your limit',
    },
  },
  log: {
    title: 'Autopilot log for {{name}}',
    label: 'Autopilot changes',
    none: 'No changes yet. You’ll see each one here, with the reason.',
    all: 'Show full log',
    simulated: 'Simulated',
    failed: 'We couldn’t load the log.',
    gone: { title: 'We couldn’t find this ad', text: 'It may have been deleted or moved to another brand.' },
  },
  events: {
    pauseLoser: 'Paused the ad',
    shiftBudgetLess: 'Moved budget to another ad',
    shiftBudgetMore: 'Added budget from another ad',
    lowerBid: 'Lowered the bid',
    raiseBid: 'Raised the bid',
    safetyNet: 'Stopped the ad at the safety net',
    revive: 'Resumed the ad',
    looked: 'Checked, no change',
    lifted: 'You undid a change',
    failed: 'Couldn’t check',
    inProgress: 'Checking now',
  },
  /** What it found, and its action. */
  reasons: {
    pauseLoser:
      'In the last {{days}} days, a result cost {{cost}} here. It cost {{compared}} in your other ads on {{platform}}. We’ve paused this ad.',
    shiftBudgetLess:
      'This ad is paused, and a result costs {{compared}} in {{other}}. We’ve moved {{amount}} there. The budget went from {{before}} to {{after}}.',
    shiftBudgetMore:
      'A result costs {{cost}} here and {{compared}} in {{other}}. We’ve moved {{amount}} here. The budget went from {{before}} to {{after}}.',
    lowerBid:
      'In the last {{days}} days, a result cost {{cost}}. The forecast was {{compared}}. We’ve lowered the bid from {{before}} to {{after}}.',
    raiseBid:
      'In the last {{days}} days, a result cost {{cost}}. The forecast was {{compared}}, and there’s money left. We’ve raised the bid from {{before}} to {{after}}.',
    safetyNet:
      'Half the budget was spent. A result cost more than twice the forecast of {{compared}}. We’ve stopped the ad.',
    revive: 'Counting late results, one now costs {{cost}}. We’ve resumed the ad.',
    lifted: {
      showing: 'You decide whether the ad runs until this run ends.',
      budget: 'You control the budget until this run ends.',
      bid: 'You control the bid until this run ends.',
    },
    looked: {
      off: 'Autopilot is off for this ad.',
      notLive: 'The ad isn’t running.',
      tested: 'This ad is in an A/B test. We won’t change anything until it ends.',
      learning: 'The ad is still learning. We won’t change anything yet.',
      held: 'There’s nothing Autopilot can change right now.',
      notEnoughData: 'There aren’t enough results yet to be sure.',
      allWell: 'Results are as good as in your other ads.',
    },
    failed: 'The platform didn’t respond. Please try again later.',
    inProgress: 'Updating results and comparing your ads.',
  },
  /** The same for decisions based on an estimate: what it found, how certain it is, and its action. */
  estimated: {
    pauseLoser:
      'We estimate a result costs {{cost}} here and {{compared}} in your other ads on {{platform}}. The chance that it costs more here is {{chance}}, so we’ve paused this ad.',
    shiftBudgetLess:
      'We estimate a result costs {{cost}} here and {{compared}} in {{other}}. The chance that it costs more here is {{chance}}, so we’ve moved {{amount}} there. The budget went from {{before}} to {{after}}.',
    shiftBudgetMore:
      'We estimate a result costs {{cost}} here and {{compared}} in {{other}}. The chance that it costs less here is {{chance}}, so we’ve moved {{amount}} here. The budget went from {{before}} to {{after}}.',
    lowerBid:
      'We estimate a result costs {{cost}}. The forecast was {{compared}}. The chance that it costs more is {{chance}}. We’ve lowered the bid from {{before}} to {{after}}.',
    raiseBid:
      'We estimate a result costs {{cost}}. The forecast was {{compared}}. The chance that it costs less is {{chance}}, and there’s money left. We’ve raised the bid from {{before}} to {{after}}.',
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
