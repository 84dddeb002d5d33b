/** AI tokens: how many are left, and what actions cost. */
export const adsTokens = {
  tokenMeter: {
    left: 'AI tokens',
    parts: {
      freeStarting: 'Free starter tokens',
      monthly: 'Monthly, from your plan',
      additional: 'Extra, from top-ups',
    },
    notes: {
      freeStarting: 'Used first',
      monthly: 'Used second, don’t roll over',
      additional: 'Used last, roll over every month',
    },
    noMonthly: 'Not in your plan',
    ofTotal: '{{left}} of {{total}}',
    spoken: '{{left}} of {{total}} left',
    spokenOpen: '{{left}} left',
    resets_zero: 'Your monthly tokens refill today, {{date}}.',
    resets_one: 'Your monthly tokens refill tomorrow, {{date}}.',
    resets_other: 'Your monthly tokens refill in {{count}} days, on {{date}}.',
    scale_one: 'Each tick is {{count}} token',
    scale_other: 'Each tick is {{count}} tokens',
  },

  tokenBalance: {
    title: 'Your AI tokens',
    short_one: 'You need {{count}} token for this.',
    short_other: 'You need {{count}} tokens for this.',
    prices: 'What things cost',
    uses: {
      ad: 'A new ad with texts and picture',
      textSet: 'A set of suggestions',
      image: 'A picture',
      assistantMessage: 'A message to the assistant',
    },
    free: 'Free',
    refund: 'If something fails, you don’t pay for it. Writing it yourself is free.',
    topUp: 'Top up',
  },
} as const
