import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './confirm-stop.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks before ads stop, and says what money comes back.',
  notFor: [
    {
      when: 'The ad goes to the archive, too.',
      use: 'archive-ad',
    },
    {
      when: 'The plan ends.',
      use: 'cancel-plan',
    },
  ],
  anatomy: {
    story: 'Several',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names the ad, or counts them.',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'What comes back, and when.',
        side: 'left',
      },
      {
        name: 'Keep it',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Stop',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say the sum that comes back.',
      story: 'Several',
    },
  ],
  donts: [
    {
      text: 'Stop an ad from a list without asking.',
    },
  ],
  wanted: ['stop an ad', 'get money back', 'refund', 'ask before stopping'],
}
