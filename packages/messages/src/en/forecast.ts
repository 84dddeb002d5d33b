/** The forecast of an ad's results, before it's paid. */
export const forecast = {
  title: 'Forecast',
  loading: 'Working out what to expect',
  speeds: {
    crawling: 'Crawling',
    slow: 'Slow',
    average: 'Average',
    fast: 'Fast',
    blazing: 'Blazing',
  },
  speedSpoken: 'Speed: {{speed}}, step {{step}} of {{steps}}',
  perDay_one: 'About {{shown}} visitor a day',
  perDay_other: 'About {{shown}} visitors a day',
  figures: {
    visitors: 'Visitors',
    clicks: 'Clicks',
    conversions: 'Conversions',
    cost: 'Cost',
    costPerClick: 'Cost per click',
    costPerConversion: 'Cost per conversion',
  },
  notAvailable: 'N/A',
  tooFewResults: 'Too few results to say',
  range: '{{low}} to {{high}}',
  middle: 'Around {{middle}}',
  confidence_one:
    '{{confidence}} of 100 ads like this one land in these ranges after one day. This includes our safety net, which stops ads that cost too much. Costs are without VAT.',
  confidence_other:
    '{{confidence}} of 100 ads like this one land in these ranges after {{count}} days. This includes our safety net, which stops ads that cost too much. Costs are without VAT.',
  budget: 'Budget a day',
  days: 'Days',
  daysShown_one: '{{count}} day',
  daysShown_other: '{{count}} days',
  use_one: 'Plan {{budget}} for one day',
  use_other: 'Plan {{budget}} a day for {{count}} days',
  daysFixed: 'Paid month by month, counted by 30 days.',
  keywords: 'A forecast is at its best with up to {{best}} keywords. This ad has {{count}}.',
  simulated: {
    mark: 'Simulated',
    summary: 'What simulated means',
    lead: 'No ad platform is connected. These figures come from our own model of the auction in which ads are shown: prices, clicks and delays as platforms commonly have them, drawn anew for each ad. They show how budget, days and audience hang together. They are no promise about real people.',
  },
  failures: {
    forecastFailed: {
      title: 'The forecast did not come through.',
      text: 'Your ad is safe and nothing was spent. Try again in a moment.',
    },
    forecastNotAvailable: {
      title: 'Too few people for a forecast.',
      text: 'Broaden the targeting: more places, a wider age range or fewer limits.',
      way: 'Open targeting',
    },
    visitors: {
      title: 'Too few visitors to say anything.',
      text: 'Move the sliders up: more budget a day, or more days.',
    },
    tooFewKeywords: {
      title: 'Too few keywords for a forecast.',
      text: 'Add keywords until there are at least three.',
      way: 'Add keywords',
    },
    tooManyKeywords: {
      title: 'Too many keywords for a forecast.',
      text: 'Take keywords out until there are at most forty.',
      way: 'Open keywords',
    },
  },
} as const
