import { formModalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './contact-sales.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Sends a message to our sales team.',
  notFor: [
    {
      when: 'People need help with the product.',
      use: 'help',
    },
  ],
  anatomy: {
    story: 'Written',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Message',
        at: 'textarea',
        side: 'left',
      },
      {
        name: 'Phone',
        at: 'input',
        note: 'Optional.',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Send',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: formModalKeys,
  dos: [
    {
      text: 'Say what happens after it’s sent.',
      story: 'Sent',
    },
  ],
  donts: [
    {
      text: 'Ask for what we know: name, email, brand.',
    },
  ],
  wanted: ['talk to sales', 'ask for a larger plan', 'contact us'],
}
