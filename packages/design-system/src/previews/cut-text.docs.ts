import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './cut-text.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Cuts a text as a platform does, with See more where the platform has it.',
  notFor: [
    {
      when: 'It’s a text of our own.',
      use: 'text',
    },
  ],
  anatomy: {
    story: 'Opened',
    parts: [
      {
        name: 'Text',
        at: '[data-testid]',
        note: 'Cut between words, by measured lines.',
        side: 'left',
      },
      {
        name: 'Rest',
        at: '[data-testid] button',
        note: 'Shows or hides the rest.',
        side: 'right',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Take the lines from the skin. They’re measured.',
      story: 'FacebookPhone',
    },
  ],
  donts: [
    {
      text: 'Cut by a count of letters. Widths differ.',
    },
  ],
  wanted: ['cut a long text', 'see more', 'where Facebook cuts the text'],
}
