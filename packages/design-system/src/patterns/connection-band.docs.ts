import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './connection-band.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Tells people in the editor that the connection is lost, and where their edits are.',
  notFor: [
    {
      when: 'It’s any other page.',
      use: 'offline-note',
    },
    {
      when: 'One save failed.',
      use: 'save-state',
    },
  ],
  anatomy: {
    story: 'Every',
    parts: [
      {
        name: 'Message',
        at: '[role=status]',
        note: 'Says whether the edits are on this device.',
        side: 'left',
      },
      {
        name: 'Refresh',
        at: 'button',
        note: 'Only if the browser still reports a connection.',
        side: 'right',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Say first that the edits are safe, if they are.',
      story: 'Every',
    },
  ],
  donts: [
    {
      text: 'Block typing while there’s no connection.',
    },
  ],
  wanted: ['no connection while editing', 'offline editor', 'are my edits safe'],
}
