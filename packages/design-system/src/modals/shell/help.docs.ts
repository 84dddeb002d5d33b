import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './help.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Answers the first questions people have, with a search.',
  notFor: [
    {
      when: 'It explains one field.',
      use: 'popover',
    },
    {
      when: 'It’s the whole handbook. The academy has it.',
    },
  ],
  anatomy: {
    story: 'Topics',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Search',
        at: 'input',
        side: 'left',
      },
      {
        name: 'Question',
        at: 'summary',
        note: 'Opens its answer.',
        side: 'left',
      },
      {
        name: 'Shortcuts',
        at: 'dl',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the search, then from question to question.',
    },
    {
      keys: ['Enter'],
      does: 'On a question: opens its answer.',
    },
    {
      keys: ['Esc'],
      does: 'Closes the help.',
    },
  ],
  dos: [
    {
      text: 'Write the question as people ask it.',
      story: 'Found',
    },
  ],
  donts: [
    {
      text: 'Answer with a link only.',
    },
  ],
  wanted: ['help', 'answers to questions', 'how does it work'],
}
