import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './text.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Sets running text in one of four sizes and a few tones.',
  notFor: [
    {
      when: 'It titles something.',
      use: 'heading',
    },
    {
      when: 'It’s a warning or an error.',
      use: 'notice',
    },
  ],
  anatomy: {
    story: 'Tones',
    parts: [
      {
        name: 'Words',
        at: 'p',
        note: 'Ink for what matters, soft for the rest.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Use tabular figures for numbers in a column.',
      story: 'FiguresInColumns',
    },
    {
      text: 'Cut only names, and show the whole name elsewhere.',
      story: 'CutAtTheEdge',
    },
  ],
  donts: [
    {
      text: 'Use a status tone for emphasis.',
    },
    {
      text: 'Set more than one weight in a sentence.',
    },
  ],
  wanted: ['paragraph', 'small gray text', 'numbers in a column', 'cut a long name'],
}
