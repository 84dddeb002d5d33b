import { formModalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './edit-label.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Renames the label of a step or a button.',
  notFor: [
    {
      when: 'It’s an ad or a brand.',
      use: 'title-edit',
    },
  ],
  anatomy: {
    story: 'Edited',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Label',
        at: 'input',
        side: 'left',
      },
      {
        name: 'Count',
        at: 'label + span',
        side: 'right',
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
      text: 'Show the limit while people type.',
      story: 'Edited',
    },
  ],
  donts: [
    {
      text: 'Cut a text that’s too long.',
    },
  ],
  wanted: ['rename a button', 'edit a label'],
}
