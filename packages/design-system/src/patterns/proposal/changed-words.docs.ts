import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './changed-words.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows what changes from one text to another, in one text.',
  notFor: [{ when: 'Users compare two texts side by side.', use: 'differing-words' }],
  anatomy: {
    story: 'Every',
    parts: [
      { name: 'New words', at: 'ins', note: 'Underlined.' },
      { name: 'Removed words', at: 'del', note: 'Struck out.' },
    ],
  },
  keys: [],
  dos: [{ text: 'Leave out unchanged words of long texts where there’s little room.' }],
  donts: [{ text: 'Rely on the colors. Lines mark the words too.', story: 'Every' }],
  wanted: ['diff', 'what changed', 'track changes', 'changed text'],
}
