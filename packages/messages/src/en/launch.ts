/** Launching an ad, from the checks before to the refund after. */
export const launch = {
  follow: 'See where this amount comes from',

  checks: {
    label: 'Checks before launch',
    title: 'Ready to launch?',
    titleHeld: 'Before you pay',
    ready: 'You’re all set.',
    open_one: '{{count}} to fix',
    open_other: '{{count}} to fix',
    checking: 'Checking…',
    states: { ok: 'Done', failed: 'Needs fixing', checking: 'Checking', advised: 'Suggestion' },
    names: {
      owner: 'Permission',
      email: 'Your email address',
      plan: 'Your plan',
      campaign: 'Ad status',
      content: 'Ad content',
      picture: 'Ad picture',
      rules: 'Platform rules',
      budget: 'Budget',
      abTest: 'A/B test',
      published: 'Published',
      payment: 'Payment method',
      website: 'Website code',
      goal: 'Goal on your website',
    },
    /** Why a check failed. */
    why: {
      notOwner: 'Only the brand’s owner can launch ads.',
      emailNotValidated: 'You haven’t confirmed it yet. Follow the link in our email.',
      needsPaidPlan: 'Your plan doesn’t include launching ads.',
      campaignArchived: 'This ad is archived. Restore it first, then launch it.',
      maxAds: 'You’ve reached your plan’s ad limit. Archive an active ad or choose a larger plan.',
      campaignDisabled: 'This ad is turned off. Contact support to turn it back on.',
      adAlreadyRunning: 'This ad is already running. Reload the page to see it.',
      adRejected: 'This ad was rejected. Edit it, then launch it again.',
      videoNotSupported: 'It has a video, and ads can’t show videos yet. Use the video’s poster as a still.',
      failedToRenderAsset: 'We couldn’t draw it. A file may be missing. Open the studio and replace it.',
      adIncomplete: 'Still needed: {{things}}.',
      rulesBroken: 'The platform would reject this ad. {{remarks}}',
      hasWarnings: 'You can launch it as is. {{remarks}}',
      noBudget: 'Set a budget first.',
      budgetTooLow: 'Your budget is too low. You need at least {{least}} for this length.',
      notPublished: 'Your latest changes aren’t published. We launch the published version.',
      notEnoughCredit: 'Your ad credit doesn’t cover {{total}}. Pay the rest by card or PayPal.',
      snippetMissing: 'We couldn’t find it yet. Add it to your site, then check again.',
      testTooShort: 'An A/B test takes 14 days. Run the ad for at least 14 days, or remove the test.',
      testUnchanged: 'Both versions are the same. Change version B, or remove the test.',
      testPictureFailed:
        'We can’t deliver version B’s picture. Remove its video, or choose another creative.',
      testRulesBroken: 'Version B isn’t complete, or the platform would reject it. Edit its texts.',
    },
    mend: {
      account: 'Go to your account',
      plan: 'See plans',
      list: 'Go to your ads',
      content: 'Go to the editor',
      picture: 'Open the studio',
      budget: 'Set the budget',
      abTest: 'Edit the test',
      publish: 'Publish',
      checkout: 'Go to payment',
      website: 'Get the code',
      goal: 'Go to the goal',
    },
  },

  /** The page before a launch. */
  review: {
    title: 'Review and launch',
    lead: 'This is the ad that goes live. Check it, choose a budget, and launch.',
    leadAgain: 'This launch is over. You can run the ad again below.',
    ad: 'Your ad on {{platform}}',
    needs_one: 'One thing left before you launch',
    needs_other: '{{count}} things left before you launch',
    restReady: 'Everything else is ready',
    allReady: 'Everything is ready',
    pay: 'Pay {{amount}} and launch',
    freeze: 'We freeze this version, then open the payment page. What you don’t spend comes back.',
    freezeCard: 'We freeze this version, then charge your card. What you don’t spend comes back.',
    freezeCredit: 'We freeze this version and send it to review. What you don’t spend comes back.',
    notReady: 'You can launch once the things above are done.',
    budget: {
      title: 'Budget and length',
      slider_one: 'Budget for {{count}} day',
      slider_other: 'Budget for {{count}} days',
      clicks_one: 'About {{shown}} click',
      clicks_other: 'About {{shown}} clicks',
      range: '{{inTen}} in 10 ads like this get {{low}} to {{high}} clicks.',
    },
    payer: {
      title: 'Who pays for this ad?',
      text: 'European law asks for both names. We’ve filled in what we know.',
    },
    plan: {
      title: 'Choose a plan',
      text: 'Aloft is free until you launch. Launching needs a plan, from {{price}} a month plus VAT.',
      press: 'See plans',
    },
    email: {
      title: 'Confirm your email address',
      text: 'Open the link we sent to {{email}}. This page then updates by itself.',
      press: 'Send the link again',
      sent: 'We’ve sent another link to {{email}}.',
      failed: 'We couldn’t send it. Please try again in a moment.',
    },
    website: {
      title: 'Connect your website',
      text: 'It takes one line of code. We’ll show you where to paste it, or email it to your developer.',
    },
    texts: {
      title_one: 'One text left to write',
      title_other: '{{count}} texts to finish',
      text: 'What you write here is saved to the ad as you type.',
    },
    publishing: 'We couldn’t freeze this version. You haven’t paid anything.',
  },

  /** A collaborator asks the owner. */
  ask: {
    title: '{{name}} launches this ad',
    text: 'Only the brand’s owner can pay and launch. We’ll send a notification and an email.',
    press: 'Ask {{name}} to launch',
    done: 'We’ve asked {{name}}',
    doneText: 'You’ll see the ad’s status change once it’s launched.',
    failed: 'We couldn’t send your request. Please try again in a moment.',
  },

  /** A new version of a live ad. */
  followed: {
    of: 'New version of {{name}}',
    question: 'What about “{{name}}”, which is live now?',
    stop: 'Stop it once this one is live',
    stopDetail: 'As of now, {{amount}} would come back as ad credit, VAT included.',
    keep: 'Keep both running',
    keepDetail: 'Each ad spends its own budget.',
  },

  /** After the payment, until the ad is live. */
  underway: {
    title: 'Your ad is on its way',
    liveBy: 'Live by {{date}}',
    ruler: 'Time until {{date}}, when your ad is live at the latest',
    mails: {
      title: 'We’ll email you',
      lead: 'You can close this page. We write to {{email}}.',
      approved: 'when we’ve approved your ad',
      live: 'when it’s live',
      problem: 'if anything needs you',
      ending: 'three days before it ends',
    },
    next: {
      title: 'Same offer, more people',
      text: 'Show it on {{platform}}, too. It starts as a draft, and you pay nothing yet.',
      press: 'Make the {{platform}} version',
    },
  },

  page: {
    title: 'Launch',
    back: 'Back to editor',
    notFound: 'We couldn’t find this ad',
    notFoundLead: 'It may have been deleted, or it belongs to a brand you can’t open.',
    failed: 'We couldn’t load this ad',
    failedLead: 'It’s safe. Please try again in a moment.',
    bill: 'What it costs',
    paid: 'What you paid',
    budget: 'Budget',
    budgetMonthly: 'Monthly budget',
    adSpend: 'spent on ads, at most',
    commission: 'commission, {{percent}}% of spend',
    vat: 'VAT, {{percent}}%',
    vatPaid: 'VAT',
    total: 'Total',
    credit: 'Your ad credit',
    launch: 'Pay and launch',
    resume: 'Pay and relaunch',
    pending: 'Launching',
    stop: 'Stop ad',
    edit: 'Edit ad',
    history: 'History',
    way: 'Progress',
    open: 'Review and launch',
    follow: 'Status',
    stopped: 'Your ad has stopped. {{amount}} is back as ad credit.',
    stoppedLater: 'Your ad has stopped. What it didn’t spend comes back as ad credit in a few minutes.',
    synced: 'We’ve updated the ad’s status from its platform.',
  },

  /** Why a launch, a stop or an edit failed (LCH-06 to LCH-13). */
  errors: {
    campaignArchived: 'This ad is archived. Restore it first, then launch it.',
    campaignDisabled: 'This ad is turned off. Contact support to turn it back on.',
    adAlreadyRunning: 'This ad is already running. Reload the page to see it.',
    emailNotValidated: 'Please confirm your email first. Follow the link in our email, then launch again.',
    needsPaidPlan: 'Your plan doesn’t include launching ads. Choose a paid plan, then launch again.',
    notPublished: 'Your latest changes are saved but not published. Publish the ad, then launch it.',
    notEnoughCredit:
      'Your ad credit doesn’t cover the budget, so we didn’t charge you. Choose a lower budget or another way to pay.',
    launchFailed:
      'The launch failed, and your ad is a draft again. Anything you paid is now ad credit. Please try again.',
    runningAdNotFound:
      'We couldn’t find the running ad. It may have stopped already. Reload the page to check.',
    balloonNotFound: 'We couldn’t find this ad. It may have been deleted. Go to your ads to check.',
    adNotEditable: 'You can’t edit an ad that’s running or archived. Reload the page to see its status.',
    generic: 'That didn’t work. Please try again in a moment.',
    maxAds: 'Max Number of Ads Reached',
    testTooShort: 'An A/B test takes 14 days. Run the ad for at least 14 days, or remove the test.',
  },

  /** The next month was not paid. */
  held: {
    title: 'This ad’s next month isn’t paid',
    text: 'Your ad is on hold until you pay. Pay by {{date}} and it resumes right away. After that we stop it, and what’s left comes back as ad credit.',
    pay: 'Pay for next month',
  },

  /** A reviewer or a check refused the ad; the reasons are shown between title and text (LCH-06). */
  issues: {
    titles: { ad: 'This ad was rejected', launch: 'The launch was rejected' },
    texts: {
      ad: 'What you didn’t spend comes back as ad credit. Edit the ad, publish it, then launch it again.',
      launch: 'Fix the problems listed, then try again. We haven’t charged you.',
    },
    retry: { ad: 'Edit ad', launch: 'Try again' },
  },

  /** Offered on a user's first day (EDT-15). */
  expert: {
    offered: 'Get a free expert review',
    offer: 'Ask by {{date}}. We’ll email you their advice within {{count}} hours.',
    ask: 'Ask an expert',
    asked: 'An expert is reviewing your ad',
    answer: 'We’ll email you their advice within {{count}} hours of your request.',
    failed: 'We couldn’t send your request. The offer may have ended. Please try again in a moment.',
  },

  /** A launch's results, in brief. */
  summary: {
    soFar: 'So far',
    title: 'Results',
    used: '{{used}} of {{budget}} spent, commission included',
    paid: '{{paid}} paid, VAT included',
    refunded: '{{paid}} paid, {{back}} back as ad credit, VAT included',
    nextMonth:
      'You pay for this ad monthly. The next payment is on {{date}}. We use your ad credit first, then charge your saved card. Don’t want another month? Stop the ad before then.',
  },

  steps: {
    label: 'What happens after launch',
    names: {
      submission: 'Submitted',
      approval: 'Our review',
      platform: '{{platform}} review',
      live: 'Live',
      learning: 'Learning',
    },
    windows: {
      submission: 'Right away',
      approval: '1 to 24 hours',
      platform: '2 to 48 hours',
      live: '4 to 72 hours after launch in total',
      learning: '5 to 10 days. Expect results to go up and down.',
    },
    by: 'by {{date}}',
    states: { done: 'Done', now: 'Now', next: 'Next' },
    simulated: 'The platform here is simulated. Its reviews and results follow the time machine.',
  },

  refund: {
    title: 'Where your budget went',
    paid: 'Paid budget',
    spend: 'Ad spend',
    commission: 'Commission, {{percent}}% of spend',
    rest: 'Not spent',
    vat: 'VAT on that',
    credit: 'Back as ad credit',
    due: 'You’ll get it on {{date}}. The amount may change a little until then.',
    booked: 'You got it on {{date}}.',
  },

  history: {
    label: 'Status history',
    by: 'by {{person}}',
    none: 'No history yet.',
  },
} as const
