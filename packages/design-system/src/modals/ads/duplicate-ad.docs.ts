import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './duplicate-ad.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Copies an ad as a draft, and says what’s copied.',
  notFor: [
    {
      when: 'The copy is for another platform or follows a live ad. The ad’s page offers that.',
    },
  ],
  anatomy: {
    story: 'Asked',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names the ad.',
        side: 'left',
      },
      {
        name: 'Copied and new',
        at: 'dl',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Duplicate',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say what isn’t copied: figures and payments.',
      story: 'Asked',
    },
  ],
  donts: [
    {
      text: 'Launch the copy.',
    },
  ],
  wanted: ['copy an ad', 'duplicate', 'make a similar ad'],
}
