import { linkKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './link.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Leads to another page from a text or a list.',
  notFor: [
    {
      when: 'It’s the main step of the page.',
      use: 'button-link',
    },
    {
      when: 'It changes something here.',
      use: 'button',
    },
  ],
  anatomy: {
    story: 'InText',
    parts: [
      {
        name: 'Link',
        at: 'a',
        note: 'Underlined inside a sentence, so color isn’t the only sign.',
        side: 'top',
      },
    ],
  },
  keys: linkKeys,
  dos: [
    {
      text: 'Underline links inside sentences.',
      story: 'InText',
    },
    {
      text: 'Open a new tab only if leaving would lose a half-filled form.',
    },
  ],
  donts: [
    {
      text: 'Write “click here”. Name the page people get.',
      story: 'ClickHere',
    },
  ],
  wanted: ['link to another page', 'link inside a sentence', 'open terms in a new tab'],
}
