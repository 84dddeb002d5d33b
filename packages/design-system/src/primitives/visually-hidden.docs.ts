import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './visually-hidden.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says something to screen readers that others see anyway.',
  notFor: [
    {
      when: 'Everybody needs the words.',
      use: 'text',
    },
  ],
  anatomy: {
    story: 'BesideANumber',
    parts: [
      {
        name: 'Visible part',
        at: '[data-picture] *',
        note: 'The hidden words come after it.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Complete a number or an icon that’s only clear to the eye.',
      story: 'BesideANumber',
    },
  ],
  donts: [
    {
      text: 'Hide instructions in it. If one reader needs them, all do.',
    },
  ],
  wanted: ['text for screen readers', 'hide a text but read it out', 'accessible name'],
}
