import { formModalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './title-edit.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Renames an ad or a brand.',
  notFor: [
    {
      when: 'It’s a step or a button.',
      use: 'edit-label',
    },
  ],
  anatomy: {
    story: 'Ad',
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
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Rename',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: formModalKeys,
  dos: [
    {
      text: 'Say why a name can’t be used: too short, or taken.',
      story: 'Ad',
    },
  ],
  donts: [
    {
      text: 'Save a name that didn’t change.',
    },
  ],
  wanted: ['rename an ad', 'rename a brand', 'change a name'],
}
