/** From the checks before a launch to the money that comes back after it. */
export const launch = {
  follow: 'Show the bookings behind it',

  checks: {
    label: 'Checks before launch',
    title: 'Ready to launch?',
    ready: 'Everything is in place.',
    open_one: '{{count}} thing is missing.',
    open_other: '{{count}} things are missing.',
    checking: 'Still looking.',
    states: { ok: 'In place', failed: 'Missing', checking: 'Looking', warning: 'Worth a look' },
    names: {
      owner: 'You may launch',
      email: 'Your e-mail address',
      plan: 'Your plan',
      complete: 'Everything is filled in',
      flow: 'The campaign flow',
      lint: 'The texts keep the platform’s rules',
      published: 'Published',
      snippet: 'The snippet on your website',
      goal: 'The goal is measured',
      payment: 'Payment',
    },
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
    due: 'It is booked on {{date}}.',
    booked: 'It was booked on {{date}}.',
  },

  history: {
    label: 'Status history',
    by: 'by {{person}}',
    none: 'Nothing has happened to this ad yet.',
  },
} as const
