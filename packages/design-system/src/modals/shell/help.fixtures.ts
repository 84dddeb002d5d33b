import type { HelpResult } from '@aloft/domain/assistant/help-articles'

/** What a search for "money back" finds. */
export const helpResults: readonly HelpResult[] = [
  {
    name: 'refund',
    question: [
      { text: 'Do I get my ', isMatch: false },
      { text: 'money', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'back', isMatch: true },
      { text: '?', isMatch: false },
    ],
    excerpt: [
      { text: '… You also get the commission and VAT on that part ', isMatch: false },
      { text: 'back', isMatch: true },
      { text: '. If your ad is rejected before it runs, you get everything back. …', isMatch: false },
    ],
  },
  {
    name: 'stopAd',
    question: [{ text: 'How do I stop an ad?', isMatch: false }],
    excerpt: [
      { text: 'It stops right away, and what it didn’t spend comes ', isMatch: false },
      { text: 'back', isMatch: true },
      { text: ' as ad credit. …', isMatch: false },
    ],
  },
]
