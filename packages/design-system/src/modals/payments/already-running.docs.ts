import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './already-running.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says that an ad is live already, and that nothing was charged.',
  notFor: [
    {
      when: 'The payment failed.',
      use: 'payment-result',
    },
  ],
  anatomy: {
    story: 'Running',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names the ad.',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'Nothing was charged.',
        side: 'left',
      },
      {
        name: 'Close',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Refresh',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say that nothing was charged.',
      story: 'Running',
    },
  ],
  donts: [
    {
      text: 'Launch it a second time.',
    },
  ],
  wanted: ['ad is already live', 'launched twice', 'charged twice'],
}
