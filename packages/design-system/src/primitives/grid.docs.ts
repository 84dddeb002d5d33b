import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './grid.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Puts children in even columns that follow the width.',
  notFor: [
    {
      when: 'They have widths of their own.',
      use: 'cluster',
    },
    {
      when: 'It’s a table of facts with rows and columns.',
    },
  ],
  anatomy: {
    story: 'AsManyAsFit',
    parts: [
      {
        name: 'Column',
        at: '[data-picture] > * > *',
        note: 'At least `columnWidth` wide.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Give the narrowest width that still reads well.',
      story: 'AsManyAsFit',
    },
    {
      text: 'Stretch a few children only if they look lost.',
      story: 'FewStretched',
    },
  ],
  donts: [
    {
      text: 'Count columns by window width in a style of your own.',
    },
  ],
  wanted: ['cards in columns', 'gallery', 'tiles'],
}
