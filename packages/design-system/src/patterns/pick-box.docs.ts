import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './pick-box.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Selects a thing of a list, or all of them.',
  notFor: [{ when: 'It’s a setting with words beside it.', use: 'checkbox-field' }],
  anatomy: {
    story: 'All',
    parts: [{ name: 'Box', at: 'input', note: 'A press anywhere within 44 px counts.' }],
  },
  keys: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Space'], does: 'Selects the thing, or no longer.' },
  ],
  dos: [{ text: 'Show that only some are selected.', story: 'Some' }],
  donts: [{ text: 'Open the thing by the same press.' }],
  wanted: ['select rows', 'select several', 'select all'],
}
