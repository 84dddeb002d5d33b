import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './payment-result.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says how a payment ended, after people come back from paying.',
  notFor: [
    {
      when: 'The ad was launched. Its page shows the stages.',
    },
  ],
  anatomy: {
    story: 'Paid',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Icon',
        at: 'svg',
        side: 'left',
      },
      {
        name: 'Result',
        at: '[role=status] p',
        side: 'left',
      },
      {
        name: 'Sum and way',
        at: '[role=status] p + p',
        side: 'left',
      },
      {
        name: 'To the ad',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say that nothing was charged, if that’s so.',
      story: 'Refused',
    },
  ],
  donts: [
    {
      text: 'Offer to pay again while the result is open.',
    },
  ],
  wanted: ['payment failed', 'paid', 'card was declined'],
}
