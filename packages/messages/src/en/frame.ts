/** The frame around the pages of the product. */
export const frame = {
  skipToContent: 'Skip to the content',
  brandNavigation: 'Brand',
  account: 'Account',
  accountNavigation: 'Account',
  accountMenu: 'Account menu',
  logOut: 'Log out',
  brandSettings: 'Brand settings',
  addBrand: 'Add a brand',
  openBrand: 'Open a brand',
  brandCount_one: '{{count}} brand',
  brandCount_other: 'One of {{count}} brands',
  teamHasNoBrands: 'This team has no brands yet.',
  search: 'Search',
  help: 'Help',
  newAd: 'New ad',
  notifications_zero: 'Notifications',
  notifications_one: 'Notifications, {{count}} unread',
  notifications_other: 'Notifications, {{count}} unread',
} as const

export const nav = {
  overview: 'Overview',
  newAd: 'New ad',
} as const

/** The first page of a brand. */
export const brandRoot = {
  headlineEmpty: '{{brand}} has no ads yet.',
  headlineNext: 'Let us make the first one.',
  emptyTitle: 'No ads yet',
  emptyLead: 'An ad begins with your brand. Three steps, and you look over everything before it runs.',
  steps: {
    read: {
      title: 'We read your website',
      detail: 'Words, pictures, colours and prices, with the page each one comes from.',
    },
    choose: {
      title: 'You choose',
      detail: 'Texts and pictures for Google, Facebook and Instagram, as people will see them.',
    },
    launch: {
      title: 'You launch',
      detail: 'The price stands on the button. Nothing is charged before you press it.',
    },
  },
  briefSaved: 'The brand brief is saved: what the brand is, whom it speaks to, and how.',
  createAd: 'Make the first ad',
  loading: 'Loading the overview',
  failedTitle: 'The overview did not load.',
  failedLead: 'Your ads keep running as they are, and nothing was changed. Try again in a moment.',
  noBrandHeadline: 'You have no brand yet.',
  noBrandLead: 'A brand holds your website, your logo and all your ads. One is enough to begin.',
  createBrand: 'Add your brand',
  headlineAds_one: '{{brand}} has {{count}} ad.',
  headlineAds_other: '{{brand}} has {{count}} ads.',
  headlineLive_one: '{{count}} is live.',
  headlineLive_other: '{{count}} are live.',
  headlineNoneYet: 'None is live yet.',
  headlineNoneNow: 'None is live now.',
  headlineNeeds_one: '{{count}} needs you.',
  headlineNeeds_other: '{{count}} need you.',
  adsTitle: 'Ads',
  newAd: 'New ad',
} as const

/** The brand brief, which is written when an ad needs it. */
export const brandBrief = {
  brandBriefSaved: 'The brand brief is written and saved. You can make your ad now.',
  brandBriefFailed: 'The brand brief could not be written. Give your brand a website, or describe it.',
} as const
