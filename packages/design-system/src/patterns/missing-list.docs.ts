import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './missing-list.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Replaces a list that isn’t known yet, didn’t load, or has no brand.',
  notFor: [{ when: 'The list is known and has no rows.', use: 'empty-list' }],
  anatomy: {
    story: 'Failed',
    parts: [
      { name: 'What happened', at: 'h1', side: 'left' },
      { name: 'What’s safe', at: 'p', side: 'left' },
      { name: 'Try again', at: 'button', side: 'bottom' },
    ],
  },
  keys: buttonKeys,
  dos: [{ text: 'Keep the shape of the list while it loads.', story: 'Loading' }],
  donts: [{ text: 'Show it if a reload fails. The old rows stay.' }],
  wanted: ['loading a list', 'list failed to load', 'no brand yet'],
}
