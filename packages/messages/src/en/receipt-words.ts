/** Texts of receipts. Only the server uses them. */
export const receiptWords = {
  /** What was paid for; stored with the issued receipt. */
  items: {
    plan: { monthly: '{{plan}} plan, monthly', annual: '{{plan}} plan, yearly' },
    ad: 'Ad “{{name}}”',
    credit: 'Ad credit from your payment for ad “{{name}}”',
    /** For an ad that no longer exists. */
    adUnnamed: 'An ad',
    creditUnnamed: 'Ad credit',
  },
  /** The paid period; also stored. */
  periods: {
    dates: '{{start}} to {{end}}',
    /** For a period that starts once the ad is live. */
    days: '{{count}} days from the day it goes live',
    day: '1 day from the time it goes live',
  },
  labels: {
    number: 'Receipt',
    date: 'Date',
    seller: 'Seller',
    item: 'For',
    period: 'Period',
    net: 'Subtotal',
    vat: 'VAT ({{percent}}%)',
    total: 'Total',
    credit: 'Paid with ad credit',
    card: 'Charged to {{brand}} ending in {{last4}}',
    unnamedCard: 'Charged to your card',
    paypal: 'Charged to PayPal',
  },
} as const
