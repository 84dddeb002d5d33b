/** The frame around the pages of the product. */
export const frame = {
  skipToContent: 'Skip to content',
  brandNavigation: 'Brand',
  account: 'Account',
  accountNavigation: 'Account',
  accountMenu: 'Account menu',
  scheme: { label: 'Color scheme', system: 'System', light: 'Light', dark: 'Dark' },
  logOut: 'Log out',
  brandSettings: 'Brand settings',
  addBrand: 'Add a brand',
  openBrand: 'Open a brand',
  brandCount_one: '{{count}} brand',
  brandCount_other: 'One of {{count}} brands',
  teamHasNoBrands: 'This team has no brands yet.',
  search: 'Search',
  help: 'Help',
  newAd: 'Create ad',
  /** The plan that an account has the rights of, by its label. */
  plans: {
    free: 'Free plan',
    'basic-2407': 'Flat plan',
    'grow-2407': 'Flat (Pro) plan',
    'expand-2407': 'Agency (Enterprise) plan',
  },
  upgrade: 'Upgrade',
  tokens: 'AI tokens',
  tokensSpoken: '{{left}} of {{total}} AI tokens left',
  tokensFree: 'Free starter tokens',
  tokensFreeAndExtra: '{{free}} free, {{extra}} extra',
  tokensExtra: 'Extra tokens. They don’t expire',
  tokensNone: 'A plan adds tokens every month',
  tokensParts: '{{monthly}} monthly, {{extra}} extra.',
  tokensReset_zero: 'Resets today',
  tokensReset_one: 'Resets tomorrow',
  tokensReset_other: 'Resets in {{count}} days',
  notifications_zero: 'Notifications',
  notifications_one: 'Notifications, {{count}} unread',
  notifications_other: 'Notifications, {{count}} unread',
} as const

export const nav = {
  overview: 'Overview',
  newAd: 'Create ad',
} as const

/** The first page of a brand. */
export const brandRoot = {
  headlineEmpty: '{{brand}} has no ads yet.',
  headlineNext: 'Let’s make your first one.',
  emptyTitle: 'Three steps to your first ad',
  emptyLead: 'Every ad starts with your brand, and nothing runs until you approve it.',
  steps: {
    read: {
      title: 'We read your website',
      detail: 'Words, pictures, colors and prices, with the page each one comes from.',
    },
    choose: {
      title: 'You choose',
      detail: 'Texts and pictures for Google, Facebook and Instagram, the way people will see them.',
    },
    launch: {
      title: 'You launch',
      detail: 'You see the price on the button before you pay.',
    },
  },
  briefSaved: 'We saved your brand brief. It covers what your brand is, who it’s for and how it sounds.',
  createAd: 'Create your first ad',
  loading: 'Loading overview',
  failedTitle: 'We couldn’t load the overview.',
  failedLead: 'Your ads keep running and nothing has changed. Please try again in a moment.',
  noBrandHeadline: 'You don’t have a brand yet.',
  noBrandLead: 'Add your website and logo once. We use them in every ad.',
  createBrand: 'Add your brand',
  adsTitle: 'Ads',
  headline: {
    live_one: '{{number}} ad is live.',
    live_other: '{{number}} ads are live.',
    noneYet: 'No ads are live yet.',
    noneNow: 'No ads are live now.',
    /** From one on, each a word: the start of a sentence. */
    numbers: 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve',
  },
  summaryLoading: 'Loading what needs you',
  drafts: 'Drafts',
  newAd: 'Create ad',
} as const

/** The brand brief, which is written when an ad needs it. */
export const brandBrief = {
  brandBriefSaved: 'Your brand brief is ready. You can create your ad now.',
  brandBriefFailed: 'We couldn’t write your brand brief. Add a website to your brand, or describe it.',
} as const
