import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './empty-list.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Replaces the rows of a list that has none, and says how it fills.',
  notFor: [{ when: 'The list didn’t load.', use: 'missing-list' }],
  anatomy: {
    story: 'Narrowed',
    parts: [
      { name: 'Why it’s empty', at: 'h2', side: 'left' },
      { name: 'What fills it', at: 'p', side: 'left' },
      { name: 'Action', at: 'button', side: 'bottom' },
    ],
  },
  keys: [],
  dos: [{ text: 'Tell an empty list from one that filters emptied.', story: 'Narrowed' }],
  donts: [{ text: 'Apologize. Say what shows up here.' }],
  wanted: ['nothing found', 'no rows', 'empty state'],
}
