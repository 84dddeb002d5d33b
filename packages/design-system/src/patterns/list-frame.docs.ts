import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './list-frame.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Frames a page that is a list, with its title, how much is shown, and actions.',
  notFor: [
    { when: 'The list didn’t load, or has no brand.', use: 'missing-list' },
    { when: 'The list is a part of a page.' },
  ],
  anatomy: {
    story: 'WithActions',
    parts: [
      { name: 'Title', at: 'h1', side: 'left' },
      { name: 'How much is shown', at: '[role=status]', note: 'Read out when it changes.', side: 'bottom' },
      { name: 'Actions', at: 'button', side: 'right' },
    ],
  },
  keys: [],
  dos: [{ text: 'Count what the filters leave.', story: 'WithActions' }],
  donts: [{ text: 'Explain the list if its title does. Then leave out the lead.' }],
  wanted: ['list page', 'title and count', 'page with rows'],
}
