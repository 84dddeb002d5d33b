/** Launching an ad, from the checks before to the refund after. */
export const launch = {
  follow: 'Show the bookings behind it',

  checks: {
    label: 'Checks before launch',
    title: 'Ready to launch?',
    titleHeld: 'Before it can be paid',
    ready: 'Nothing stands in the way.',
    open_one: '{{count}} thing is missing.',
    open_other: '{{count}} things are missing.',
    checking: 'Still looking.',
    states: { ok: 'In place', failed: 'Missing', checking: 'Looking', advised: 'Worth a look' },
    names: {
      owner: 'Who launches',
      email: 'Your e-mail address',
      plan: 'Your plan',
      campaign: 'Where the ad stands',
      content: 'The ad itself',
      rules: 'The platform’s rules',
      budget: 'Budget',
      published: 'Published',
      payment: 'A way to pay',
      website: 'The snippet on your website',
      goal: 'The goal on your website',
    },
    /** Why a check failed. */
    why: {
      notOwner: 'Only the owner of the brand may launch an ad.',
      emailNotValidated: "You haven't confirmed it yet. Follow the link in our email.",
      needsPaidPlan: 'It does not let ads run yet.',
      campaignArchived: 'This ad is archived. Restore it first, then launch it.',
      maxAds: 'Your plan is full. Archive an active ad or choose a larger plan.',
      campaignDisabled: 'This campaign is switched off. Support can switch it on again.',
      adAlreadyRunning: 'This ad is already running. Refresh the page to see it.',
      adRejected: 'This ad was rejected. Edit it, then launch it again.',
      adIncomplete: 'Missing or wrong: {{things}}.',
      rulesBroken: 'The platform would reject it: {{remarks}}',
      hasWarnings: 'It can run as it is, but have a look: {{remarks}}',
      noBudget: 'It is not set yet.',
      budgetTooLow: 'The budget is too low for one day of the run.',
      notPublished: "Your latest changes aren't published. A launch uses the published version.",
      notEnoughCredit: "Your credit doesn't cover {{total}}. You can pay the rest by card or PayPal.",
      snippetMissing: "We couldn't find it yet. Add it to your site, then check again.",
    },
    mend: {
      account: 'To your account',
      plan: 'See the plans',
      list: 'To your ads',
      content: 'Go to the editor',
      budget: 'Set the budget',
      publish: 'Publish it',
      checkout: 'To the payment',
      website: 'Brand settings',
      goal: 'To the goal',
    },
  },

  page: {
    title: 'Launch',
    back: 'To the editor',
    notFound: 'This ad is not here',
    notFoundLead: 'It may have been deleted, or belong to a brand that you cannot open.',
    failed: 'The ad could not be loaded',
    failedLead: 'It is safe. Please try again in a moment.',
    bill: 'What it costs',
    paid: 'What was paid',
    budget: 'Budget',
    budgetMonthly: 'Budget for a month',
    adSpend: 'goes into ads at most',
    commission: 'commission, {{percent}}% of what is spent',
    vat: 'VAT, {{percent}}%',
    vatPaid: 'VAT',
    total: 'Total',
    credit: 'Your credit',
    launch: 'Pay and launch',
    resume: 'Pay and run it again',
    pending: 'Launching',
    stop: 'Stop the ad',
    edit: 'Edit it',
    history: 'What has happened',
    way: 'The way of this ad',
    open: 'Launch',
    follow: 'Where it stands',
    stopped: 'Stopped. {{amount}} is back in your credit.',
    stoppedLater: 'Stopped. What was not spent comes back as credit in a few minutes.',
    synced: 'The ad’s status was brought in line with its platform.',
  },

  /** Why a launch, a stop or an edit failed (LCH-06 to LCH-13). */
  errors: {
    campaignArchived: 'This ad is archived. Restore it first, then launch it.',
    campaignDisabled: 'This campaign is switched off. Please contact support to switch it on again.',
    adAlreadyRunning: 'This ad is already running. Please refresh the page.',
    emailNotValidated: 'Please confirm your email first. Follow the link in our email, then launch again.',
    needsPaidPlan: "Your plan doesn't include running ads. Choose a paid plan, then launch again.",
    notPublished: 'Your latest changes are saved but not published. Publish the ad, then launch it.',
    notEnoughCredit:
      "Your credit doesn't cover the budget, so nothing was taken. Choose a lower budget or another way to pay.",
    launchFailed:
      'The launch failed, and your ad is a draft again. Anything you paid is now credit. Please try again.',
    runningAdNotFound:
      "We couldn't find the running ad. It may have stopped already. Refresh the page to check.",
    balloonNotFound: "We couldn't find this ad. It may have been deleted. Go to your ads to check.",
    adNotEditable: "You can't edit an ad that's running or archived. Refresh the page to see its status.",
    generic: "That didn't work. Please try again in a moment.",
    maxAds: 'Max Number of Ads Reached',
  },

  /** The next month was not paid. */
  held: {
    title: 'The next month of this ad is not paid',
    text: 'The ad is not shown until it is. Pay by {{date}}, and it goes on at once, as it was. After that it is stopped, and what it has left comes back as credit.',
    pay: 'Pay the next month',
  },

  /** A reviewer or a check refused the ad; the reasons are shown between title and text (LCH-06). */
  issues: {
    titles: { ad: 'This ad was rejected', launch: 'The launch was rejected' },
    texts: {
      ad: 'What was not spent comes back as credit. Edit the ad, publish it, and launch it again.',
      launch: 'Please mend what the checks name, then try again. Nothing was taken.',
    },
    retry: { ad: 'Edit it', launch: 'Try again' },
  },

  /** Offered on a user's first day (EDT-15). */
  expert: {
    offered: 'Have an expert look at it, for nothing',
    offer: 'Ask until {{date}}, and you have their advice by mail within {{count}} hours.',
    ask: 'Ask an expert',
    asked: 'An expert looks at your ad',
    answer: 'You have their advice by mail within {{count}} hours of asking.',
    failed: "We couldn't send your request. The offer may have ended. Please try again in a moment.",
  },

  /** A launch's results, in brief. */
  summary: {
    soFar: 'So far',
    title: 'What it brought',
    used: '{{used}} of {{budget}} used, commission included',
    paid: '{{paid}} paid, VAT included',
    refunded: '{{paid}} paid, {{back}} back as credit, VAT included',
    nextMonth:
      'Paid month by month: the next one is paid on {{date}}, from your credit first, then from the card that you keep with us. Stop the ad before then where you want no further one.',
  },

  steps: {
    label: 'What happens after the launch',
    names: {
      submission: 'Sent in',
      approval: 'Looked over by us',
      platform: 'Looked over by {{platform}}',
      live: 'Live',
      learning: 'Learning',
    },
    windows: {
      submission: 'At once',
      approval: '1 to 24 hours',
      platform: '2 to 48 hours',
      live: '4 to 72 hours after the launch, all in all',
      learning: '5 to 10 days, in which results go up and down',
    },
    states: { done: 'Done', now: 'Now', next: 'To come' },
    simulated: 'The platform is simulated here: its reviews and figures follow the time machine.',
  },

  refund: {
    title: 'What became of the budget',
    paid: 'Paid budget',
    spend: 'Spent on ads',
    commission: 'Commission, {{percent}}% of it',
    rest: 'Not spent',
    vat: 'VAT paid on it',
    credit: 'Back as credit',
    due: 'It is booked on {{date}}. What the platform counts until then can still change it a little.',
    booked: 'It was booked on {{date}}.',
  },

  history: {
    label: 'Status history',
    by: 'by {{person}}',
    none: 'Nothing has happened to this ad yet.',
  },
} as const
