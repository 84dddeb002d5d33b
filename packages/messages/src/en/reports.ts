/** Results of ads. */
export const reports = {
  title: 'Reports',
  loading: 'Loading the report',
  /** Heading of the report of a whole brand. */
  allAds: 'All ads',
  up: 'Report of all ads',
  editor: 'To the editor',
  open: 'Report',
  /** Tabs that will be added later. */
  awaited: { leads: 'Leads', responses: 'Responses', insights: 'Insights' },
  notAvailable: 'N/A',
  none: '–',

  figures: {
    cost: 'Cost',
    impressions: 'Impressions',
    clicks: 'Clicks',
    conversions: 'Conversions',
    revenue: 'Revenue',
    costPerClick: 'Cost per click',
    costPerConversion: 'Cost per conversion',
    clickThroughRate: 'Click-through rate',
    conversionRate: 'Conversion rate',
    roas: 'ROAS',
  },
  /** Revenue for each unit of cost. */
  roasMeans: 'Revenue for each {{one}} of cost',

  /** What limits the delivery of a live ad, the one remedy, and the link to it. */
  limits: {
    stopFirst: 'You can’t change a live ad. Stop it first, then press Edit.',
    bid: {
      title: 'Limited by bid',
      mend: 'Clicks cost as much as your bid allows. Raise your maximum cost per click to win more of them.',
      open: 'Open the bid',
    },
    budget: {
      title: 'Limited by budget',
      mend: 'Your ad spends its whole budget, and its results cost no more than forecast. Raise the budget to get more.',
      open: 'Open the budget',
    },
    audience: {
      title: 'Limited by audience',
      mend: 'There aren’t enough people in your audience to spend your budget. Add places, interests or keywords.',
      open: 'Open the targeting',
    },
  },

  period: {
    label: 'Time shown',
    names: { '7': '7 days', '30': '30 days', '90': '90 days', all: 'All time' },
    span: '{{from}} to {{until}}',
    oneDay: '{{from}}',
    compared: 'Compared with {{from}} to {{until}}',
    nothing: 'Nothing was counted yet.',
  },
  change: {
    up: '{{percent}}, up from {{before}}',
    down: '{{percent}}, down from {{before}}',
    fromNothing: 'Up from {{before}}',
    same: 'As before',
    before: '{{before}} before',
  },

  days: {
    title: 'Day by day',
    measure: 'Figure',
    mode: 'Shown as',
    modes: { chart: 'Chart', table: 'Table' },
    key: 'Press {{key}} here for the same numbers as a table, or back.',
    chart: '{{figure}} by day, {{from}} to {{until}}',
    now: 'This time',
    before: 'The days before',
    beforeOf: '{{figure}}, {{count}} days earlier',
    day: 'Day',
    sum: 'Sum',
    download: 'CSV',
    downloadSpoken: 'Download the days as CSV',
    fileName: 'days',
  },

  table: {
    launches: 'Runs',
    ads: 'Ads',
    lead: 'From the first day to the last, whatever time is shown above.',
    launch: 'Run',
    launchName: 'Run {{number}}',
    ad: 'Ad',
    status: 'Status',
    submitted: 'Submitted',
    start: 'Start',
    end: 'End',
    platform: 'Platform',
    currency: 'Currency',
    results: 'Conversions, previous 7 days',
    simulated: 'Simulated',
    yes: 'Yes',
    no: 'No',
    total: 'Total',
    others_one:
      'One row is in another currency and not in the total: amounts of two currencies do not add up.',
    others_other:
      '{{count}} rows are in another currency and not in the total: amounts of two currencies do not add up.',
    downloadSpoken: { launches: 'Download the runs as CSV', ads: 'Download the ads as CSV' },
    fileName: { launches: 'runs', ads: 'ads-report' },
  },

  /** Why two counts of the same ad are rarely equal. */
  why: {
    title: 'Why these numbers differ from others you see',
    synced: 'They are counted until {{date}}. What happened since then is not in them yet.',
    notSynced: 'No platform has counted anything yet.',
    open: 'Conversions are counted on the day they happen, up to seven days after a run ends. Until {{date}} more may still come in for clicks that are paid for already, so the latest days look worse than they will.',
    openEnd:
      'Conversions are counted on the day they happen, which may be days after the click. More may still come in for clicks that are paid for already, so the latest days look worse than they will.',
    closed:
      'Conversions were counted until {{date}}, seven days after the last run ended. No more will come.',
    zone: 'A day begins at midnight UTC. Your clock is set to {{zone}}, so clicks late in the evening or early in the morning may stand on the neighbouring day.',
    whole: '7, 30 and 90 days are whole days before today. Today counts only in “All time”.',
    platform:
      'Clicks are those the platform charged for. Tools on your own website count visits: people who leave before the page has loaded, block counting or come twice make the two differ.',
    revenue:
      'Revenue is no till: each conversion of this ad counts {{amount}}, the value that its goal was given.',
    noGoal:
      'Nothing counts conversions here: the ad has no verified goal. That’s why conversions, revenue and ROAS say N/A.',
    revenueMany: 'Revenue is no till: each conversion counts the value that its goal was given.',
    cost: 'Cost is what was spent on the platform. Our commission, {{percent}}% of it, and VAT come on top.',
    simulated:
      'The platform is simulated here. No person has seen these ads and nothing was bought; the figures show how reports work.',
  },

  notLaunched: {
    title: 'Nothing to report yet',
    ad: 'This ad was not launched. Its figures stand here from the first day on.',
    brand: 'No ad of this brand was launched. Their figures stand here from the first day on.',
    toAd: 'To the ad',
    toAds: 'To your ads',
  },
  notFound: {
    title: 'This ad is not here',
    lead: 'It may have been deleted, or belong to a brand that you cannot open.',
  },
  failed: {
    title: 'Failed to load ad performance.',
    lead: 'The figures are safe. Try again in a moment.',
  },
  noBrand: { title: 'No brand yet', lead: 'Tell us about your brand first.', create: 'Set up a brand' },
} as const
