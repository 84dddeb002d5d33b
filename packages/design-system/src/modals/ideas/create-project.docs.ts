import { formModalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './create-project.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Creates a brand from a name and a website.',
  notFor: [
    {
      when: 'It’s the first brand. Sign-up does that.',
    },
  ],
  anatomy: {
    story: 'Filled',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Name',
        at: 'input',
        side: 'left',
      },
      {
        name: 'Website',
        at: 'input[type=url]',
        note: 'Optional.',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Create',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: formModalKeys,
  dos: [
    {
      text: 'Lead to the brand that already has the website.',
      story: 'SiteTaken',
    },
  ],
  donts: [
    {
      text: 'Require https. We add it.',
    },
  ],
  wanted: ['add a brand', 'new website', 'second shop'],
}
