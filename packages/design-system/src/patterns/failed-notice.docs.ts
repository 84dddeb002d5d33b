import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './failed-notice.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Takes the place of a part that failed to load, and loads it again.',
  notFor: [
    {
      when: 'The whole page failed.',
      use: 'page-message',
    },
    {
      when: 'It’s an action that failed, not a load.',
      use: 'error-notice',
    },
  ],
  anatomy: {
    story: 'Notice',
    parts: [
      {
        name: 'Icon',
        at: 'svg',
        side: 'left',
      },
      {
        name: 'Message',
        at: '[role=alert] > div > div',
        note: 'What’s missing and what isn’t.',
        side: 'top',
      },
      {
        name: 'Try again',
        at: 'button',
        note: 'Counts down while the server would refuse.',
        side: 'right',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Use the warning tone if the rest of the page is complete.',
    },
    {
      text: 'Show the ID to quote to support.',
      story: 'Notice',
    },
  ],
  donts: [
    {
      text: 'Leave the part empty. People take that for “nothing there”.',
    },
  ],
  wanted: ['show that something failed to load', 'try again', 'quote an ID to support'],
  includes: [
    {
      name: 'failed-load',
      purpose: 'The retry button, the ID to quote, and the same as a small note.',
    },
  ],
}
