/** The modals around plans and payments. */
export const moneyModals = {
  cancel: 'Cancel',
  close: 'Close',
  method: 'Pay by',
  methods: { card: 'Card', paypal: 'PayPal' },
  methodDetails: { card: 'On our payment page, next', paypal: 'You confirm it there' },

  trial: {
    title: 'Try {{plan}} for {{count}} days?',
    paidTitle: 'Begin with {{plan}}?',
    pay: 'Pay and begin',
    today: 'Today',
    nothing: 'Nothing is taken. Your card is only checked, on the payment page.',
    end: '{{date}}',
    charge: '{{price}} and VAT is taken, and again each {{period}}.',
    periods: { month: 'month', year: 'year' },
    before: 'Until then',
    cancel: 'You may cancel at any time, and pay nothing.',
    savedCard: 'Nothing is taken. Your {{brand}} card ending in {{last4}} is used later.',
    submit: 'Add a card',
    otherCard: 'Use another card',
    pending: 'Opening the payment page',
    begin: 'Begin the trial',
    beginning: 'Beginning',
  },

  cancelPlan: {
    title: 'Cancel {{plan}}?',
    plan: 'Your plan',
    trialStays: 'You pay nothing. Your trial stays until {{date}}.',
    paidStays: 'You keep {{plan}} until {{date}}. We won’t charge you for it again.',
    after: 'After that',
    free: 'You’re on the free plan. Your brands and ads stay saved, but you can’t edit or launch ads.',
    running: 'Running ads',
    ads: 'They keep running on the budget you’ve paid. Monthly ads renew until you stop them.',
    reason: 'Why are you canceling?',
    keep: 'Keep plan',
    submit: 'Cancel plan',
    pending: 'Canceling',
    failed: 'We couldn’t cancel your plan. Please try again.',
  },

  noPlan: {
    title: 'No plan yet',
    text: 'To let ads run you need a plan. What you have made stays as it is.',
    trial: 'The first {{count}} days are free.',
    choose: 'See the plans',
    later: 'Not now',
  },

  stop: {
    title: 'Stop “{{name}}”?',
    all: 'It has not begun yet: its whole budget comes back as credit, with the VAT.',
    rest: 'It stops on its platform at once. What was not spent comes back as credit in a few minutes, with its VAT.',
    keep: 'Leave it running',
    submit: 'Stop the ad',
  },

  running: {
    title: '“{{name}}” is running already',
    text: 'It was launched meanwhile: in another tab, or by somebody else of your team.',
    nothing: 'Nothing was taken from you a second time.',
    refresh: 'Refresh',
  },

  checkout: {
    title: 'Launch “{{name}}”',
    budget: 'Budget',
    budgetMonthly: 'Budget for a month',
    adSpend: 'goes into ads at most',
    commission: 'commission, {{percent}}% of what is spent',
    vat: 'VAT, {{percent}}%',
    total: 'Total',
    useCredit: 'Use my credit first',
    creditLeft: 'You have {{credit}}.',
    /** For credit that's a few cents less than the total. */
    leastCharge:
      'Card and PayPal payments start at {{least}}, so {{unusable}} of your credit stays with you.',
    credit: 'Credit',
    toPay: 'To pay now',
    /** For an ad that's paid monthly. */
    monthly:
      'This pays one month. {{total}} is taken again every 30 days until you stop the ad: from your credit first, then from the card that you keep with us.',
    back: 'What is not spent comes back as credit, with its VAT.',
    pay: 'Pay {{amount}}',
    launch: 'Launch, paid from credit',
    pending: 'Opening the payment page',
    launching: 'Launching',
    reload: 'Load it anew',
    /** Why a payment failed (PLN-22). */
    failures: {
      creditAmountChanged: 'Your credit has changed meanwhile. Load it anew and try again.',
      amountTooSmall:
        'What is left to pay is too small to be billed. Pay without credit, or raise the budget.',
      paymentFailed: 'The payment failed. Please check with your bank, or try another way to pay.',
      paypalRefused: 'PayPal refused the payment. Please change the way you pay.',
      notEnoughCredit: 'Your credit does not cover the budget. Add a card or PayPal for the rest.',
      generic: 'The payment could not be opened. Nothing was taken. Please try again in a moment.',
    },
  },

  result: {
    titles: {
      waiting: 'Your payment is being confirmed',
      paid: 'Paid. Your ad is on its way',
      credited: 'Paid, and kept as credit',
      failed: 'The payment failed',
      refused: 'PayPal refused the payment',
      canceled: 'Nothing was paid',
      needless: 'Nothing was paid here',
    },
    texts: {
      waiting: 'This takes a few seconds. You may close this; we tell you how it went.',
      paid: 'It is looked over next. We write to you at each step.',
      credited:
        'The ad no longer waited for this payment, so it is in your credit. Launch the ad with it when you like.',
      failed: 'Please check with your bank, or try another way to pay. Nothing was taken.',
      refused: 'Please change the way you pay. Nothing was taken.',
      canceled: 'You left the payment page. Your ad waits as it was.',
      needless:
        'The ad was paid already, as in another window, and is on its way. This payment took nothing.',
    },
    amount: '{{amount}} · {{method}}',
    again: 'Pay another way',
    toAd: 'To the ad',
  },

  euro: {
    title: 'Follow the euro',
    lead: 'Every amount is a sum of bookings. Each booking takes from one account what it gives to another, so all of them together make zero.',
    of: '{{what}}: {{amount}}',
    date: 'Date',
    account: 'Account',
    owner: 'Whose',
    owners: { own: 'Yours', product: 'Ours' },
    debit: 'Out',
    credit: 'In',
    sum: 'Sum of this booking',
    none: 'Nothing is booked yet.',
    kinds: {
      adPaid: 'The ad was paid',
      adSettled: 'The run was settled',
      adRefunded: 'The refund became credit',
      bookedAsCredit: 'Paid, and kept as credit',
      creditReserved: 'Credit was set aside for a payment',
      creditReleased: 'Credit was freed after a payment',
      adShifted: 'The autopilot moved budget',
      planPaid: 'The plan was paid',
      other: 'Booking',
    },
    accounts: {
      cash: 'Card or PayPal',
      credit: 'Credit',
      creditReserved: 'Reserved credit',
      adBudget: 'Ad budget',
      adSpend: 'Spent on ads',
      adCommission: 'Commission',
      vat: 'VAT',
      refund: 'Refund',
      plan: 'Plan',
    },
  },
} as const
