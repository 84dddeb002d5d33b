import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './writer-note.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says who drafts the texts: our rules or an AI.',
  notFor: [
    {
      when: 'It’s about figures.',
      use: 'simulated-note',
    },
  ],
  anatomy: {
    story: 'Rules',
    parts: [
      {
        name: 'Icon',
        at: 'svg',
        side: 'left',
      },
      {
        name: 'Who writes',
        at: 'p',
        side: 'right',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Show it wherever texts are asked for or shown.',
      story: 'Engine',
    },
  ],
  donts: [
    {
      text: 'Call the rules an AI.',
    },
  ],
  wanted: ['who wrote this', 'written by AI', 'drafted by rules'],
}
