import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './ai-failed.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says why the texts weren’t written, and offers what helps.',
  notFor: [
    {
      when: 'Something else failed.',
      use: 'not-loaded',
    },
  ],
  anatomy: {
    story: 'OutOfTokens',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'Why, and what’s safe.',
        side: 'left',
      },
      {
        name: 'Close',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Best next step',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Offer Try again only if it can help.',
      story: 'Failed',
    },
  ],
  donts: [
    {
      text: 'Take tokens for a text that wasn’t written.',
    },
  ],
  wanted: ['out of tokens', 'AI failed', 'writing didn’t work'],
}
