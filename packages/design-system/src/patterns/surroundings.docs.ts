import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './surroundings.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Gives texts and links to everything inside. Used once, at the root.',
  notFor: [
    {
      when: 'It’s a brand theme.',
      use: 'brand-theme',
    },
  ],
  anatomy: {
    story: 'TextsAndLinks',
    parts: [
      {
        name: 'Anything inside',
        at: '[data-picture] *',
        note: 'Reads its texts from here.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Put it around your app if you use the design system elsewhere.',
      story: 'TextsAndLinks',
    },
  ],
  donts: [
    {
      text: 'Nest it. One page has one language.',
    },
  ],
  wanted: ['use the design system in another app', 'language of the texts', 'router links'],
}
