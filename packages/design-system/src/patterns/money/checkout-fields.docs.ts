import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './checkout-fields.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows the bill for an ad and asks how to pay it.',
  notFor: [
    {
      when: 'It’s only a list of amounts.',
      use: 'money-lines',
    },
    {
      when: 'It’s a modal of its own.',
      use: 'checkout',
    },
  ],
  anatomy: {
    story: 'WithCredit',
    parts: [
      {
        name: 'Amount',
        at: 'dl > div',
        side: 'left',
      },
      {
        name: 'Part of an amount',
        at: 'dl > div:nth-child(2)',
        side: 'left',
      },
      {
        name: 'Sum to pay',
        at: 'dl > div:last-child',
        note: 'What the button says, too.',
        side: 'left',
      },
      {
        name: 'Credit',
        at: '[role=checkbox]',
        note: 'Used first, unless people clear it.',
        side: 'left',
      },
      {
        name: 'Ways to pay',
        at: 'fieldset',
        note: 'A stored card comes first. Hidden if credit covers everything.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the credit, then to the ways to pay.',
    },
    {
      keys: ['Space'],
      does: 'Uses or keeps the credit.',
    },
    {
      keys: ['↓'],
      does: 'Chooses the next way to pay.',
    },
  ],
  dos: [
    {
      text: 'Show commission and VAT before people pay.',
      story: 'WithCredit',
    },
    {
      text: 'Offer the stored card first, and another one beside it.',
      story: 'WithSavedCard',
    },
  ],
  donts: [
    {
      text: 'Compute an amount in the view. The rules in domain do.',
    },
  ],
  wanted: ['bill of an ad', 'pay with credit', 'card or PayPal', 'stored card', 'price with VAT'],
}
