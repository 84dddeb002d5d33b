import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './action-bar.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Acts on the selected things of a list, and says what was done.',
  notFor: [{ when: 'It’s about one thing.', use: 'tool-menu' }],
  anatomy: {
    story: 'Selected',
    parts: [
      { name: 'How many are selected', at: '[role=status]', side: 'left' },
      { name: 'Actions', at: '[role=group] button', side: 'bottom' },
      { name: 'Clear selection', at: '[role=group] button:last-child', side: 'right' },
    ],
  },
  keys: buttonKeys,
  dos: [
    { text: 'Say which things stayed as they were, and why.', story: 'Done' },
    { text: 'Offer Undo if the action can be undone.', story: 'Done' },
  ],
  donts: [{ text: 'Act on things that a filter hides.' }],
  wanted: ['bulk actions', 'act on several', 'selected rows'],
}
