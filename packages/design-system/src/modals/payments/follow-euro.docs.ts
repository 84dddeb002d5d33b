import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './follow-euro.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows the bookings behind an amount.',
  notFor: [
    {
      when: 'The amount has parts people know.',
      use: 'money-lines',
    },
  ],
  anatomy: {
    story: 'TwoBookings',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Amount',
        at: 'h2 ~ * p, section > div:nth-child(2) p',
        side: 'left',
      },
      {
        name: 'Booking',
        at: 'table',
        note: 'Both sides add up.',
        side: 'left',
      },
      {
        name: 'Close',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say in words what each booking is.',
      story: 'TwoBookings',
    },
  ],
  donts: [
    {
      text: 'Show accounts of other people.',
    },
  ],
  wanted: ['where did my money go', 'why this amount', 'bookings', 'ledger'],
}
