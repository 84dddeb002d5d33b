/** Results of ads. */
export const reports = {
  title: 'Reports',
  loading: 'Loading the report',
  /** Beside the name of the brand. */
  allAds: '{{brand}}, all ads',
  up: 'Report of all ads',
  editor: 'Open in editor',
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
  /** The report in one sentence: results and their cost, and how they compare. */
  lead: {
    nothing: 'No results yet. They show up here after the first day.',
    quiet: 'No results and no costs in these days.',
    clicks_zero: 'No clicks for {{cost}}',
    clicks_one: '1 click for {{cost}}',
    clicks_other: '{{number}} clicks for {{cost}}',
    conversions_zero: 'No conversions for {{cost}}',
    conversions_one: '1 conversion for {{cost}}',
    conversions_other: '{{number}} conversions for {{cost}}',
    alone: '{{results}}.',
    since: '{{results}} since {{from}}.',
    more: '{{results}}, {{percent}}% more than {{before}}.',
    fewer: '{{results}}, {{percent}}% fewer than {{before}}.',
    same: '{{results}}, about the same as {{before}}.',
    fromNone: '{{results}}, up from none {{before}}.',
    beforeOwn_one: 'the day before',
    beforeOwn_other: 'the {{count}} days before',
    before: {
      '7': 'the week before',
      '14': 'the 14 days before',
      '30': 'the 30 days before',
      '90': 'the 90 days before',
    },
  },
  further: 'All figures',
  setValue: 'Set what a conversion is worth',
  setValueLead: 'Then this report shows revenue and what each euro brings back.',

  /** Revenue for each unit of cost. */
  roasMeans: 'Revenue for every {{one}} spent',

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
    label: 'Period',
    names: { '7': '7 days', '14': '14 days', '30': '30 days', '90': '90 days', all: 'All time' },
    launch: 'This run',
    custom: 'Dates',
    span: '{{from}} to {{until}}',
    oneDay: '{{from}}',
    compared: 'Compared with {{from}} to {{until}}',
  },
  change: {
    up: '{{percent}}, up from {{before}}',
    down: '{{percent}}, down from {{before}}',
    upSlightly: 'Slightly up from {{before}}',
    downSlightly: 'Slightly down from {{before}}',
    fromNothing: 'Up from {{before}}',
    same: 'No change',
    before: '{{before}} before',
  },

  days: {
    title: 'Day by day',
    measure: 'Metric',
    mode: 'View',
    modes: { chart: 'Chart', table: 'Table' },
    key: 'Arrow keys move from day to day. Press {{key}} to switch between chart and table.',
    chart: '{{figure}} by day, {{from}} to {{until}}',
    now: 'This period',
    before: 'Previous period',
    beforeOf: '{{figure}}, {{count}} days earlier',
    day: 'Day',
    sum: 'Total',
    download: 'CSV',
    downloadSpoken: 'Download the days as CSV',
    fileName: 'days',
  },

  /** What changed an ad, beside its figures. */
  events: {
    title: 'What changed',
    ofAd: '{{name}}: {{what}}',
    more: '{{first}}, +{{count}}',
    kinds: {
      live: 'Went live',
      edited: 'Edited',
      stopped: 'Stopped',
      safetyNet: 'Stopped by the safety net',
      finished: 'Finished',
      rejected: 'Rejected',
      unpaid: 'On hold, not paid',
      paused: 'Paused by Autopilot',
      resumed: 'Resumed by Autopilot',
      budget: 'Budget moved by Autopilot',
      bid: 'Bid set by Autopilot',
      lifted: 'Autopilot change undone',
    },
  },

  /** What the results are made of, as far as the platform reports it. */
  breakdown: {
    title: 'Breakdown',
    open: 'Show breakdown',
    lead: 'See results by device, place, hour and whatever else the platform reports.',
    by: 'Break down by',
    names: {
      day: 'Day',
      hour: 'Hour',
      place: 'Place',
      device: 'Device',
      age: 'Age',
      searchTerm: 'Search term',
    },
    devices: { phone: 'Phones', computer: 'Computers', tablet: 'Tablets' },
    hour: '{{from}}:00 to {{until}}:00 UTC',
    share: 'Share of clicks',
    loading: 'Loading the breakdown',
    failed: 'We couldn’t load the breakdown.',
    none: 'The platform reports nothing here for this period.',
    leftOut_one: 'This covers the newest {{max}} runs. One older run in this period isn’t included.',
    leftOut_other:
      'This covers the newest {{max}} runs. {{count}} older runs in this period aren’t included.',
  },

  /** Links that show a report to anyone who has them. */
  share: {
    title: 'Share this report',
    open: 'Share report',
    lead: 'Anyone with the link sees these numbers, without logging in. It works for {{count}} days, or until you end it.',
    of: '{{name}}, {{period}}',
    allAds: 'All ads',
  },
  print: 'Print or save as PDF',

  /** What became of the money, step by step. */
  funnel: {
    title: 'Follow the euro',
    steps: {
      paid: 'You paid',
      shown: 'Your ad was shown',
      clicked: 'People clicked',
      reached: 'They reached your goal',
      returned: 'It brought back',
    },
    times_one: '1 time',
    times_other: '{{number}} times',
    commission: '{{amount}} of it commission',
    perThousand: '{{amount}} for 1 000 impressions',
    perClick: '{{amount}} a click, {{share}} of 100',
    perConversion: '{{amount}} each, {{share}} of 100 clicks',
    forEach: '{{amount}} for each {{one}} you paid',
    since: '{{percent}}%',
    scale:
      'Without VAT. The money bars share one scale. The people bars share another, which is logarithmic.',
    bookings: 'Bookings of {{name}}',
  },

  table: {
    launches: 'Runs',
    ads: 'Ads',
    quiet_one: 'One row isn’t listed, because it has no results in this period.',
    quiet_other: '{{count}} rows aren’t listed, because they have no results in this period.',
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
    totalIn: 'Total in {{currency}}',
    others_one: 'One row is in another currency, so it isn’t in the total.',
    others_other: '{{count}} rows are in another currency, so they aren’t in the total.',
    downloadSpoken: { launches: 'Download the runs as CSV', ads: 'Download the ads as CSV' },
    fileName: { launches: 'runs', ads: 'ads-report' },
  },

  /** Why two counts of the same ad are rarely equal. */
  why: {
    title: 'Why these numbers may differ from others you see',
    synced: 'These numbers run through {{date}}. Anything newer isn’t counted yet.',
    notSynced: 'The platform hasn’t counted anything yet.',
    open: 'A conversion counts on the day it happens, up to seven days after a run ends. Until {{date}}, more can come in for clicks you’ve already paid for. So the latest days look worse than they’ll end up.',
    openEnd:
      'A conversion counts on the day it happens, which can be days after the click. More can come in for clicks you’ve already paid for. So the latest days look worse than they’ll end up.',
    closed:
      'We counted conversions until {{date}}, seven days after the last run ended. No more will come in.',
    zone: 'Days start at midnight UTC, and your clock is set to {{zone}}. Late or early clicks may count on the day before or after.',
    whole: '7, 14, 30 and 90 days are full days before today. Only “All time” includes today.',
    platform:
      'Clicks are the ones the platform charged for. Your website’s own tools count visits instead. The two differ when people leave early, block tracking or come back.',
    revenue:
      'Revenue is an estimate, not your till. Each conversion counts as {{amount}}, the value you gave this goal.',
    noGoal:
      'This ad has no verified goal, so we can’t count conversions. That’s why conversions, revenue and ROAS say N/A.',
    revenueMany:
      'Revenue is an estimate, not your till. Each conversion counts as the value you gave its goal.',
    cost: 'Cost is what was spent on the platform. Our commission ({{percent}}% of it) and VAT come on top.',
    simulated:
      'The platform here is simulated. Nobody saw these ads or bought anything. The numbers only show how reports work.',
  },

  notLaunched: {
    title: 'Nothing to report yet',
    ad: 'This ad hasn’t been launched. Its results show up here from day one.',
    brand: 'This brand hasn’t launched an ad yet. Results show up here from day one.',
    toAd: 'Go to ad',
    toAds: 'Go to your ads',
  },
  notFound: {
    title: 'We couldn’t find this ad',
    lead: 'It may have been deleted, or it belongs to a brand you can’t open.',
  },
  failed: {
    title: 'Failed to load ad performance.',
    lead: 'Your numbers are safe. Please try again in a moment.',
  },
} as const
