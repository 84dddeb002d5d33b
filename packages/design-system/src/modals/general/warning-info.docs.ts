import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './warning-info.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Warns, and asks whether to go ahead if nothing happened yet.',
  notFor: [
    {
      when: 'It can be said on the page.',
      use: 'notice',
    },
    {
      when: 'Something is deleted.',
      use: 'confirm-delete',
    },
  ],
  anatomy: {
    story: 'ToDecide',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Warning',
        at: '[role=status], [role=alert]',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Go ahead',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        note: 'Says what will happen.',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Offer only OK if it’s too late to choose.',
      story: 'ToKnow',
    },
  ],
  donts: [
    {
      text: 'Warn of something that people do every day.',
    },
  ],
  wanted: ['warn before something happens', 'ask whether to continue', 'alert'],
}
