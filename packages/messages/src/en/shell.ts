/** The frame around every screen: navigation, error pages, connection and save states. */
export const shell = {
  backToSafety: 'Go back to safety',
  error: 'Error',
  errorPageFailed: 'An error occurred while showing the error page',
  generic: "Oops, that didn't work... Please refresh your page to try again.",
  home: 'Home',
  pageNotFound: 'Page not found',
  pageNotFoundDetail: 'This page could not be found',
  requiredValue: 'Please fill this in.',

  productName: 'Aloft',
  optional: 'Optional',
  tryAgain: 'Try again',
  requestId: 'Quote {{requestId}} if you write to us about this.',

  nav: {
    overview: 'Overview',
  },
  frame: {
    skipToContent: 'Skip to the content',
    brandNavigation: 'Brand',
    account: 'Account',
    accountNavigation: 'Account',
    accountMenu: 'Account menu',
    logOut: 'Log out',
  },
  foyer: {
    picture:
      'An ad of Nightjar Lamps as it stands in {{product}}: live in the Instagram feed, day 12 of 30, 214 clicks at €0.41.',
    live: 'Live',
    place: 'Instagram feed',
    adName: 'Evenings, better lit',
    run: 'Day 12 of 30, €7.50 a day',
    spent: 'Spent',
    clicks: 'Clicks',
    perClick: 'Per click',
  },
  unreachable: {
    title: 'We cannot reach the server.',
    lead: 'Nothing is lost. Check your connection, then try again.',
  },
  notHereYet: {
    title: '{{feature}} is not here yet.',
    lead: 'This page is still being built. Everything you have made so far is safe and where you left it.',
    back: 'Back to the overview',
  },
  brandRoot: {
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
  },
} as const
