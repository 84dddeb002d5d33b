import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './confirm-delete.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks before something small is deleted.',
  notFor: [
    {
      when: 'It can’t be undone and is worth a lot.',
      use: 'serious-delete',
    },
    {
      when: 'It can be restored. Do it, and offer Undo.',
      use: 'toast',
    },
    {
      when: 'It’s an ad.',
      use: 'archive-ad',
    },
  ],
  anatomy: {
    story: 'Creative',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names what’s deleted.',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'What goes with it.',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        note: 'Keeps everything.',
        side: 'bottom',
      },
      {
        name: 'Delete',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        note: 'In the color of danger.',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Name the thing in the question.',
      story: 'Creative',
    },
  ],
  donts: [
    {
      text: 'Ask “Are you sure?”.',
    },
    {
      text: 'Put Delete where Cancel usually is.',
    },
  ],
  wanted: ['ask before deleting', 'confirm', 'delete something', 'are you sure'],
}
