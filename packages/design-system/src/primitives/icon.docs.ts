import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './icon.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Repeats a word as a small line drawing.',
  notFor: [
    {
      when: 'It’s a tool of the editor.',
      use: 'tool-icon',
    },
    {
      when: 'It’s an icon of a platform in a preview.',
      use: 'platform-icon',
    },
  ],
  anatomy: {
    story: 'Spoken',
    parts: [
      {
        name: 'Drawing',
        at: 'svg',
        note: 'In the color of the text around it.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Take the icon that the thing has everywhere else.',
      story: 'All',
    },
    {
      text: 'Give it a label only if no word is beside it.',
      story: 'Spoken',
    },
  ],
  donts: [
    {
      text: 'Use one icon for two meanings.',
    },
    {
      text: 'Import it into the first screen. The table of all icons is large.',
    },
  ],
  wanted: ['icon', 'symbol beside a word', 'which icons exist'],
}
