/** The forecast of an ad's results, before it's paid. */
export const forecast = {
  title: 'Forecast',
  loading: 'Working out your forecast',
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
  tooFewResults: 'Too few results to tell',
  range: '{{low}} to {{high}}',
  middle: 'About {{middle}}',
  confidence_one:
    '{{confidence}}% of ads like this land in this range after one day. It assumes we stop ads that cost too much. Costs don’t include VAT.',
  confidence_other:
    '{{confidence}}% of ads like this land in this range after {{count}} days. It assumes we stop ads that cost too much. Costs don’t include VAT.',
  budget: 'Daily budget',
  days: 'Days',
  daysShown_one: '{{count}} day',
  daysShown_other: '{{count}} days',
  use_one: 'Use {{budget}} for one day',
  use_other: 'Use {{budget}} a day for {{count}} days',
  daysFixed: 'You pay every 30 days, so this covers 30 days.',
  keywords: 'Forecasts work best with up to {{best}} keywords. This ad has {{count}}.',
  simulated: {
    mark: 'Simulated',
    summary: 'What “simulated” means',
    lead: 'We aren’t connected to an ad platform. These results come from our own model of ad auctions, with typical prices, clicks and delays. They show how budget, days and audience affect results. They don’t predict what real people will do.',
  },
  failures: {
    forecastFailed: {
      title: 'We couldn’t make a forecast.',
      text: 'Your ad is safe and nothing was spent. Please try again in a moment.',
    },
    forecastNotAvailable: {
      title: 'Your audience is too small for a forecast.',
      text: 'Try more places, a wider age range or fewer limits.',
      way: 'Open targeting',
    },
    visitors: {
      title: 'Too few visitors for a forecast.',
      text: 'Try a higher daily budget or more days.',
    },
    tooFewKeywords: {
      title: 'Too few keywords for a forecast.',
      text: 'Add keywords until you have at least three.',
      way: 'Add keywords',
    },
    tooManyKeywords: {
      title: 'Too many keywords for a forecast.',
      text: 'Remove keywords until you have at most forty.',
      way: 'Open keywords',
    },
  },
} as const
