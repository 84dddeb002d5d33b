import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './offline-note.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says at the foot of any page that there’s no connection.',
  notFor: [
    {
      when: 'It’s the editor.',
      use: 'connection-band',
    },
    {
      when: 'The server failed.',
      use: 'failed-notice',
    },
  ],
  anatomy: {
    story: 'Offline',
    parts: [
      {
        name: 'Note',
        at: '[role=status] > div',
        note: 'Always in the page, so that it’s announced.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Let people read what has loaded.',
      story: 'Offline',
    },
  ],
  donts: [
    {
      text: 'Cover a control with it.',
    },
  ],
  wanted: ['no internet', 'connection is lost', 'offline'],
  frame: 160,
}
