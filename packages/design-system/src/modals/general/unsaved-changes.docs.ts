import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './unsaved-changes.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks what to do with unsaved changes before people leave.',
  notFor: [
    {
      when: 'Edits are saved automatically.',
      use: 'save-state',
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
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        side: 'left',
      },
      {
        name: 'Stay',
        at: 'section > div:last-child button, form > div:last-child button',
        note: 'Keeps the changes on the page.',
        side: 'bottom',
      },
      {
        name: 'Discard',
        at: 'section > div:last-child button:nth-child(2)',
        side: 'bottom',
      },
      {
        name: 'Save',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Ask only if work is really at risk.',
      story: 'Asked',
    },
    {
      text: 'Leave out Save if it can’t work.',
      story: 'CannotBeSaved',
    },
  ],
  donts: [
    {
      text: 'Use the browser’s own question. It says nothing about the work.',
    },
  ],
  wanted: ['ask before leaving', 'unsaved changes', 'save or discard'],
}
