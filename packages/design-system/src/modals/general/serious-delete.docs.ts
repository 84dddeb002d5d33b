import { formModalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './serious-delete.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks people to type a word before something that can’t be undone.',
  notFor: [
    {
      when: 'One press is enough.',
      use: 'confirm-delete',
    },
    {
      when: 'It can be restored. Do it, and offer Undo.',
      use: 'toast',
    },
  ],
  anatomy: {
    story: 'Account',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'What’s lost, and what isn’t.',
        side: 'left',
      },
      {
        name: 'Word',
        at: 'input',
        note: 'Exactly as written above.',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Delete',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        note: 'Off until the word is right.',
        side: 'right',
      },
    ],
  },
  keys: formModalKeys,
  dos: [
    {
      text: 'Say what’s lost before the word.',
      story: 'Account',
    },
  ],
  donts: [
    {
      text: 'Use it for something that’s easily made again.',
    },
  ],
  wanted: ['ask before deleting', 'delete my account', 'type DELETE', 'can’t be undone', 'hand over a brand'],
}
