import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './differing-words.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows a text with the words underlined that another text lacks.',
  notFor: [
    {
      when: 'The texts have nothing in common.',
      use: 'text',
    },
  ],
  anatomy: {
    story: 'Every',
    parts: [
      {
        name: 'Changed words',
        at: 'mark',
        note: 'Underlined, so color isn’t the only sign.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Show both texts, each compared with the other.',
      story: 'Every',
    },
  ],
  donts: [
    {
      text: 'Compare long texts in it. People look for one word.',
    },
  ],
  wanted: ['compare two texts', 'show what changed', 'diff of versions', 'edit conflict'],
}
