import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './fresh-mark.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Marks an ad as too new for its figures to mean much.',
  notFor: [
    {
      when: 'It’s the status of the ad.',
      use: 'status-pill',
    },
    {
      when: 'The figures are simulated.',
      use: 'simulated-note',
    },
  ],
  anatomy: {
    story: 'Mark',
    parts: [
      {
        name: 'Mark',
        at: '[title]',
        note: 'The reason is its tooltip, and read out.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Put it beside the figures it speaks of.',
      story: 'Mark',
    },
  ],
  donts: [
    {
      text: 'Use it for anything else that’s new.',
    },
  ],
  wanted: ['too new to judge', 'figures of the first days', 'new ad'],
}
