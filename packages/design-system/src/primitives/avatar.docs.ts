import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './avatar.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows who: round for a person, square for a brand.',
  notFor: [
    {
      when: 'It’s the advertiser’s picture in a preview.',
      use: 'brand-mark',
    },
    {
      when: 'It’s our own mark.',
      use: 'logo',
    },
  ],
  anatomy: {
    story: 'Person',
    parts: [
      {
        name: 'Initials',
        at: '[aria-hidden=true]',
        note: 'Shown while there’s no picture: the first and last name.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Put the name beside it. Screen readers only get the name.',
    },
    {
      text: 'Leave wide logos whole. They’re fitted, not cropped.',
      story: 'Wordmarks',
    },
  ],
  donts: [
    {
      text: 'Use it alone as a button or a status.',
    },
  ],
  wanted: ['picture of a person', 'logo of a brand in a list', 'show initials'],
}
