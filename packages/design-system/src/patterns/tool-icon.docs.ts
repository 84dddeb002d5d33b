import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './tool-icon.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Draws a tool of the editor, or a platform’s mark.',
  notFor: [
    {
      when: 'It’s outside the editor.',
      use: 'icon',
    },
    {
      when: 'It’s inside a preview.',
      use: 'platform-icon',
    },
  ],
  anatomy: {
    story: 'All',
    parts: [
      {
        name: 'Drawing',
        at: 'svg',
        note: 'Decoration beside a word.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Put a word beside it, or use a tool button.',
      story: 'All',
    },
  ],
  donts: [
    {
      text: 'Use a platform’s mark as a button.',
    },
  ],
  wanted: ['icon of the editor', 'mark of Google, Facebook or Instagram', 'which tool icons exist'],
}
