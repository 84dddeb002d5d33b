import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './cluster.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Puts children side by side and wraps them to a new line.',
  notFor: [
    {
      when: 'They must stay on one line.',
      use: 'row',
    },
    {
      when: 'They’re cards of one width.',
      use: 'grid',
    },
  ],
  anatomy: {
    story: 'Wrapped',
    parts: [
      {
        name: 'Child',
        at: '[data-picture] > * > *',
        side: 'left',
      },
      {
        name: 'Next line',
        at: '[data-picture] > * > *:last-child',
        side: 'bottom',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Use it for buttons, chips and marks.',
      story: 'Wrapped',
    },
  ],
  donts: [
    {
      text: 'Force a width on the children.',
    },
  ],
  wanted: ['buttons that wrap', 'chips', 'tags in lines'],
}
