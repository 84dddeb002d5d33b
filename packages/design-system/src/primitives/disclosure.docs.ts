import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './disclosure.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Hides details behind a line that says what they are.',
  notFor: [
    {
      when: 'Most people need the details.',
      use: 'text',
    },
    {
      when: 'It’s a short help beside a word.',
      use: 'popover',
    },
  ],
  anatomy: {
    story: 'OneAtATime',
    parts: [
      {
        name: 'Summary',
        at: 'summary',
        note: 'Usually a question. The details open below it.',
        side: 'left',
      },
      {
        name: 'Arrow',
        at: 'summary svg',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the line.',
    },
    {
      keys: ['Enter'],
      does: 'Opens or closes it.',
    },
    {
      keys: ['Space'],
      does: 'Opens or closes it.',
    },
  ],
  dos: [
    {
      text: 'Give questions of one list the same `name`, so that one is open at a time.',
      story: 'OneAtATime',
    },
  ],
  donts: [
    {
      text: 'Hide an error or a price in it.',
    },
  ],
  wanted: ['questions and answers', 'show more details', 'accordion', 'hide a section'],
}
