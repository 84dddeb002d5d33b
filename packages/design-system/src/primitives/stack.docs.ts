import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './stack.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Puts children below one another with even gaps.',
  notFor: [
    {
      when: 'They’re side by side.',
      use: 'row',
    },
    {
      when: 'They wrap.',
      use: 'cluster',
    },
  ],
  anatomy: {
    story: 'Column',
    parts: [
      {
        name: 'Child',
        at: '[data-picture] > * > *',
        note: 'Keeps its own height.',
        side: 'left',
      },
      {
        name: 'Next child',
        at: '[data-picture] > * > *:nth-child(2)',
        note: 'After the gap.',
        side: 'left',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Take gaps from the scale.',
      story: 'Column',
    },
    {
      text: 'Set `as` to the tag it means: a list, a section.',
    },
  ],
  donts: [
    {
      text: 'Write a style that only lays out. The house check names the primitive.',
    },
  ],
  wanted: ['put things below one another', 'column', 'vertical space'],
}
