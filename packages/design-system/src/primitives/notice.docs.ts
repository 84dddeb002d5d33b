import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './notice.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says something about this page or part, and stays.',
  notFor: [
    {
      when: 'It reports what people just did and may disappear on its own.',
      use: 'toast',
    },
    {
      when: 'It belongs to one field.',
      use: 'field',
    },
    {
      when: 'A part of the page failed to load.',
      use: 'failed-notice',
    },
    {
      when: 'There’s nothing else on the page.',
      use: 'page-message',
    },
  ],
  anatomy: {
    story: 'WithAction',
    parts: [
      {
        name: 'Icon',
        at: 'svg',
        note: 'Tells the tone without the color.',
        side: 'left',
      },
      {
        name: 'Message',
        at: '[role=status] div div, [role=alert] div div',
        note: 'What happened and what’s safe.',
        side: 'top',
      },
      {
        name: 'Action',
        at: 'button, a',
        note: 'One next step.',
        side: 'right',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Say what happened, what’s safe, and what to press.',
      story: 'Failure',
    },
    {
      text: 'Keep it to two sentences.',
      story: 'Info',
    },
  ],
  donts: [
    {
      text: 'Stack several. Join them, or say the one that matters.',
      story: 'Stacked',
    },
    {
      text: 'Use the warning tone to make a sale louder.',
    },
  ],
  wanted: [
    'show that something failed',
    'warn before something happens',
    'tell people something on the page',
    'banner',
  ],
}
