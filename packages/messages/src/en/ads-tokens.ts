/** AI tokens: how many are left, and what actions cost. */
export const adsTokens = {
  tokenMeter: {
    left: 'AI tokens',
    parts: {
      freeStarting: 'Free, to start with',
      monthly: 'Monthly, from your plan',
      additional: 'Additional, topped up',
    },
    notes: {
      freeStarting: 'Spent first',
      monthly: 'Spent second, never carried over',
      additional: 'Spent last, kept from month to month',
    },
    noMonthly: 'Your plan has none',
    ofTotal: '{{left}} of {{total}}',
    spoken: '{{left}} of {{total}} left',
    spokenOpen: '{{left}} left',
    resets_zero: 'The monthly part is filled up today, {{date}}.',
    resets_one: 'The monthly part is filled up tomorrow, {{date}}.',
    resets_other: 'The monthly part is filled up in {{count}} days, on {{date}}.',
    scale_one: 'A tick is {{count}} token',
    scale_other: 'A tick is {{count}} tokens',
  },

  tokenBalance: {
    title: 'Your AI tokens',
    short_one: 'This needs {{count}} token.',
    short_other: 'This needs {{count}} tokens.',
    prices: 'What things cost',
    uses: {
      ad: 'A new ad, texts and picture',
      textSet: 'More texts of one kind',
      image: 'A picture',
      assistantMessage: 'A message to the assistant',
    },
    free: 'Free',
    refund: 'What fails is not charged. Writing by hand is free.',
    topUp: 'Top up',
  },
} as const
