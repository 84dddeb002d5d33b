import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './row.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Puts children side by side on one line at any width.',
  notFor: [
    {
      when: 'They may wrap.',
      use: 'cluster',
    },
    {
      when: 'They’re even columns.',
      use: 'grid',
    },
  ],
  anatomy: {
    story: 'Apart',
    parts: [
      {
        name: 'First child',
        at: '[data-picture] > * > *',
        side: 'left',
      },
      {
        name: 'Last child',
        at: '[data-picture] > * > *:last-child',
        note: '`between` moves it to the other end.',
        side: 'right',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Use it for two things that belong on one line, such as a title and its mark.',
      story: 'InALine',
    },
  ],
  donts: [
    {
      text: 'Use it for buttons that don’t fit on a phone.',
    },
  ],
  wanted: ['put things side by side', 'push something to the right', 'horizontal layout'],
}
