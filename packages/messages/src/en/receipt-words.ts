/** What the product's receipts say. The server alone writes them. */
export const receiptWords = {
  /** What was paid for; kept with the receipt as it was issued. */
  items: {
    plan: { monthly: '{{plan}} plan, monthly', annual: '{{plan}} plan, yearly' },
    ad: 'Ad “{{name}}”',
    credit: 'Credit, paid for ad “{{name}}”',
    /** Where the ad is gone. */
    adUnnamed: 'An ad',
    creditUnnamed: 'Credit',
  },
  /** The period that was paid; kept as well. */
  periods: {
    dates: '{{start}} to {{end}}',
    /** Where it begins once the ad is live. */
    days: '{{count}} days from the day it goes live',
    day: '1 day from the time it goes live',
  },
  labels: {
    number: 'Receipt',
    date: 'Date',
    seller: 'Seller',
    item: 'For',
    period: 'Period',
    net: 'Net',
    vat: 'VAT ({{percent}}%)',
    total: 'Total',
    credit: 'Paid from your credit',
    card: 'Charged to {{brand}} ending in {{last4}}',
    unnamedCard: 'Charged to your card',
    paypal: 'Charged to PayPal',
  },
} as const
