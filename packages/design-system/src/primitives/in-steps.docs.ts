import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './in-steps.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Mounts the parts of a long page one after another, so that it answers input at once.',
  notFor: [
    {
      when: 'The page fits into the window.',
      use: 'stack',
    },
    {
      when: 'What’s above depends on what’s below.',
    },
  ],
  anatomy: {
    story: 'Complete',
    parts: [
      {
        name: 'Part',
        at: '[data-picture] > *',
        note: 'Mounted once the one before is painted.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Order the parts so that the first ones fill the window.',
      story: 'Complete',
    },
  ],
  donts: [
    {
      text: 'Wrap parts that change the height of what’s above them.',
    },
  ],
  wanted: ['long page is slow', 'load a page in parts', 'answer input while the page is built'],
}
