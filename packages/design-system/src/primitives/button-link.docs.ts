import { linkKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './button-link.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Leads to the next page and looks as important as a button.',
  notFor: [
    {
      when: 'It changes something on this page.',
      use: 'button',
    },
    {
      when: 'It’s inside a sentence.',
      use: 'link',
    },
  ],
  anatomy: {
    story: 'Variants',
    parts: [
      {
        name: 'Label',
        at: 'a',
        note: 'Names what people do there: Review and launch.',
        side: 'left',
      },
    ],
  },
  keys: linkKeys,
  dos: [
    {
      text: 'Use it for a next step with an address, so people can open it in a new tab.',
      story: 'Variants',
    },
  ],
  donts: [
    {
      text: 'Use a button that changes the address. Middle click and “Copy link” stop working.',
    },
  ],
  wanted: ['go to another page', 'a link that looks like a button', 'lead to the next step'],
}
