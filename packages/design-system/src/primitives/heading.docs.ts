import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './heading.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Titles a page or a section in the display face.',
  notFor: [
    {
      when: 'It’s the label of a field.',
      use: 'field',
    },
    {
      when: 'It only looks bold.',
      use: 'text',
    },
  ],
  anatomy: {
    story: 'CalmFactsRecede',
    parts: [
      {
        name: 'Words',
        at: 'h1, h2, h3',
        note: 'The level gives the meaning, the size the look.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Say what the page is: Ads, Reports, Plan and billing.',
      story: 'Sizes',
    },
  ],
  donts: [
    {
      text: 'Skip a level to get a smaller size. Set `size`.',
    },
  ],
  wanted: ['title of a page', 'section title', 'large number'],
}
