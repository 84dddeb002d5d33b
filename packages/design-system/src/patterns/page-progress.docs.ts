import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './page-progress.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows at the top that the next page is loading.',
  notFor: [
    {
      when: 'A part of the page is loading.',
      use: 'skeleton',
    },
    {
      when: 'A button is working.',
      use: 'button',
    },
  ],
  anatomy: {
    story: 'OnTheWay',
    parts: [
      {
        name: 'Bar',
        at: '[data-testid=page-progress]',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Keep the old page in place until the next one is there.',
      story: 'OnTheWay',
    },
  ],
  donts: [
    {
      text: 'Show it for less than a moment.',
    },
  ],
  wanted: ['next page is loading', 'bar at the top'],
  frame: 120,
}
