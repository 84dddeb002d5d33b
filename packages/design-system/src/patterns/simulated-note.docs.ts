import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './simulated-note.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says below figures that they don’t come from a real platform.',
  notFor: [
    {
      when: 'The figures are real but new.',
      use: 'fresh-mark',
    },
  ],
  anatomy: {
    story: 'Note',
    parts: [
      {
        name: 'Mark',
        at: 'p > span',
        note: 'Can also be used alone beside a figure.',
        side: 'left',
      },
      {
        name: 'Reason',
        at: 'p',
        side: 'right',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Say it once a page, below the figures.',
      story: 'Note',
    },
  ],
  donts: [
    {
      text: 'Leave it out in a demo. Nobody should take these figures for real.',
    },
  ],
  wanted: ['demo figures', 'simulated platform', 'not real numbers'],
  includes: [
    {
      name: 'simulated-mark',
      purpose: 'The mark alone.',
    },
  ],
}
