import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './logo.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows our mark and name.',
  notFor: [
    {
      when: 'It’s a customer’s logo.',
      use: 'avatar',
    },
  ],
  anatomy: {
    story: 'Small',
    parts: [
      {
        name: 'Mark',
        at: 'svg',
        side: 'left',
      },
      {
        name: 'Name',
        at: '[data-picture] span',
        side: 'right',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Use the mark alone where the name has no room. Screen readers still get it.',
      story: 'MarkOnly',
    },
  ],
  donts: [
    {
      text: 'Recolor it, or put it on a picture.',
    },
  ],
  wanted: ['our logo', 'name of the product'],
}
