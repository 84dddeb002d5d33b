import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './skeleton.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Holds the place of content that’s loading.',
  notFor: [
    {
      when: 'It answers a press.',
      use: 'spinner',
    },
    {
      when: 'There’s no content yet. Say so.',
    },
  ],
  anatomy: {
    story: 'Person',
    parts: [
      {
        name: 'Placeholder',
        at: '[aria-hidden=true]',
        note: 'As large as what comes.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Draw the real layout, so that nothing jumps.',
      story: 'Person',
    },
  ],
  donts: [
    {
      text: 'Show it for less than a moment, or forever. After a failure, say what happened.',
    },
  ],
  wanted: ['loading page', 'placeholder while content loads', 'shimmer'],
}
