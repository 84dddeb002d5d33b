import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './key-caps.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows keys to press together, as on a keyboard.',
  notFor: [
    {
      when: 'It’s the name of a button on screen.',
      use: 'text',
    },
  ],
  anatomy: {
    story: 'Together',
    parts: [
      {
        name: 'First key',
        at: 'kbd',
        side: 'left',
      },
      {
        name: 'Second key',
        at: 'kbd:last-child',
        side: 'right',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Name keys as this keyboard does: Ctrl, or ⌘ on a Mac.',
      story: 'Together',
    },
  ],
  donts: [
    {
      text: 'Write shortcuts as plain text in a sentence.',
    },
  ],
  wanted: ['keyboard shortcut', 'show a key', 'Ctrl and Z'],
}
