import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './move-brief.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks before a brief goes to the archive or comes back.',
  notFor: [
    {
      when: 'It’s an ad.',
      use: 'archive-ad',
    },
  ],
  anatomy: {
    story: 'Archive',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names the brief.',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Archive',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say what happens to the ads made from it.',
      story: 'Archive',
    },
  ],
  donts: [
    {
      text: 'Ask if it can be undone with one press. Then offer Undo.',
    },
  ],
  wanted: ['archive a brief', 'restore a brief'],
}
