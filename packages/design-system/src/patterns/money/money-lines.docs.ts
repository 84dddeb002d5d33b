import { buttonKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './money-lines.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Lists amounts below each other, as on a bill.',
  notFor: [
    {
      when: 'It asks how to pay.',
      use: 'checkout-fields',
    },
    {
      when: 'It’s a table of figures.',
    },
  ],
  anatomy: {
    story: 'Bill',
    parts: [
      {
        name: 'Line',
        at: 'dl > div',
        side: 'left',
      },
      {
        name: 'Part',
        at: 'dl > div:nth-child(2)',
        note: 'A part of the line above.',
        side: 'left',
      },
      {
        name: 'Total',
        at: 'dl > div:last-child',
        side: 'left',
      },
      {
        name: 'Amount',
        at: 'dl > div:last-child dd',
        note: 'Leads to its bookings, if there are some.',
        side: 'right',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Let the lines add up to the total.',
      story: 'Bill',
    },
  ],
  donts: [
    {
      text: 'Round a line. Amounts have two decimals.',
    },
  ],
  wanted: ['list of amounts', 'bill that adds up', 'total', 'where did the money go'],
  includes: [
    {
      name: 'followed-amount',
      purpose: 'An amount that opens the bookings behind it.',
    },
  ],
}
