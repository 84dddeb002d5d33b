import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './shortcuts.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Lists the keyboard shortcuts.',
  notFor: [
    {
      when: 'It’s one key in a text.',
      use: 'key-caps',
    },
  ],
  anatomy: {
    story: 'Shown',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'What it does',
        at: 'dt',
        side: 'left',
      },
      {
        name: 'Keys',
        at: 'dd',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Name the keys as this keyboard does.',
      story: 'Shown',
    },
  ],
  donts: [
    {
      text: 'List a shortcut that doesn’t work on this page.',
    },
  ],
  wanted: ['keyboard shortcuts', 'which keys', 'question mark'],
}
