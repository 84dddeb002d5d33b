import { formModalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './page-url.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Sets the page that people land on after a press on the ad.',
  notFor: [
    {
      when: 'It’s the website of the brand.',
      use: 'create-project',
    },
  ],
  anatomy: {
    story: 'Asked',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Address',
        at: 'input',
        side: 'left',
      },
      {
        name: 'Hint',
        at: 'form p',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Save',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: formModalKeys,
  dos: [
    {
      text: 'Say why an address can’t be used.',
      story: 'Asked',
    },
  ],
  donts: [
    {
      text: 'Require https. We add it.',
    },
  ],
  wanted: ['landing page', 'address of the ad', 'where the ad leads'],
}
