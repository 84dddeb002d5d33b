/** Help on plans, prices and payments. A line that starts with a number is a step; `words` are other words that people use. */
export const moneyArticles = {
  tokens: {
    question: 'What does it cost to create an ad?',
    words: 'AI credits price token free top up cost',
    answer:
      'An ad takes {{adTokens}} AI tokens. A new set of texts takes {{textTokens}}. The button shows the price before you press it. You start with {{startTokens}} tokens, and paid plans add more each month.',
  },
  launch: {
    question: 'What does it cost to run an ad?',
    words: 'price fee commission VAT minimum spend expensive',
    answer:
      'You set the budget, from {{leastBudget}} a day. It includes our commission of {{leastCommission}}% to {{mostCommission}}%, depending on your plan. VAT comes on top. You see the full price before you pay. To run ads, you need a paid plan or a free trial.',
  },
  budget: {
    question: 'How do I choose a budget?',
    words: 'how much spend daily amount recommended money forecast',
    answer: `The forecast shows what a budget is likely to bring before you pay.
1. Open the ad’s launch page, or Budget in the editor.
2. Move the slider and see how the expected clicks change.
3. Choose whether you pay once or every month.
An ad never spends more than its budget. Most ads learn and show what they can do in 30 days.`,
  },
  plans: {
    question: 'What does a plan cost?',
    words: 'price subscription upgrade pricing trial yearly annual discount basic pro agency',
    answer:
      'Drafts are free forever. Paid plans cost {{prices}} a month, plus VAT. Pay yearly and save {{discount}}%. The first {{trialDays}} days are free. Cancel before they end and you pay nothing.',
  },
  charge: {
    question: 'When do I pay?',
    words: 'billing billed invoice payment due card debit',
    answer:
      'You pay for an ad when you launch it. If its budget repeats each month, so does the charge. We charge you for a plan after its {{trialDays}} free days. Creating and rewriting ads only takes tokens.',
  },
  refund: {
    question: 'Do I get my money back?',
    words: 'refund reimburse credit unspent return stop cancel',
    answer:
      'Yes. Stop an ad, and whatever it didn’t spend becomes ad credit about {{refundMinutes}} minutes later. You also get the commission and VAT on that part back. If your ad is rejected before it runs, you get everything back. Use ad credit to pay for your next ads.',
  },
  receipts: {
    question: 'How do I get a receipt or an invoice?',
    words: 'tax VAT accounting statement bill bookkeeping PDF download',
    answer: `Each payment gets a receipt with its VAT.
1. Open Plan and billing.
2. Under Receipts, press PDF next to the payment.
Payments that were declined are listed there, too.`,
  },
  changeCard: {
    question: 'How do I change my card?',
    words: 'credit card payment method expired update bank billing',
    answer: `We charge this card for your plan and for ads you pay monthly.
1. Open Plan and billing.
2. Under Next charge, press Change card.
3. Enter the new card on the payment page.`,
  },
  cancelPlan: {
    question: 'How do I cancel my plan?',
    words: 'subscription end stop downgrade quit unsubscribe trial free',
    answer: `You keep the plan until the end of what you’ve paid for, or of your free trial.
1. Open Plans.
2. Press Cancel plan and confirm.
After that you’re on the free plan. Your brands and ads stay saved. Ads you pay monthly renew until you stop them.`,
  },
} as const
