import { formModalKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './form-modal.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks for a few values in a modal, with Cancel and one button that submits.',
  notFor: [
    {
      when: 'There are no fields.',
      use: 'modal-body',
    },
    {
      when: 'There are more than about five fields. Make it a page.',
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
        name: 'Field',
        at: 'input, textarea',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'button',
        side: 'bottom',
      },
      {
        name: 'Submit',
        at: 'button[type=submit]',
        note: 'Says what happens: Save, Send.',
        side: 'right',
      },
    ],
  },
  keys: formModalKeys,
  dos: [
    {
      text: 'Check on submit, then while people fix it.',
      story: 'Asked',
    },
  ],
  donts: [
    {
      text: 'Close it on a failure. Keep what was typed.',
    },
  ],
  wanted: ['form in a dialog', 'ask for a name', 'rename something'],
}
