import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './help.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Answers the questions people have: articles by subject, a search, and one article at a time.',
  notFor: [
    {
      when: 'It explains one field.',
      use: 'popover',
    },
    {
      when: 'It’s a video course. The academy has those.',
    },
  ],
  anatomy: {
    story: 'Subjects',
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
        name: 'Subject',
        at: 'summary',
        note: 'Unfolds its articles.',
        side: 'left',
      },
      {
        name: 'Article',
        at: 'li a',
        note: 'Opens in place of the list.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the search, then from subject to subject.',
    },
    {
      keys: ['Enter'],
      does: 'On a subject: unfolds it. On an article: opens it.',
    },
    {
      keys: ['Esc'],
      does: 'Closes the help.',
    },
  ],
  dos: [
    {
      text: 'Write the question as people ask it, and the answer as steps.',
      story: 'Article',
    },
  ],
  donts: [
    {
      text: 'Answer with a link only.',
    },
  ],
  includes: [
    {
      name: 'help-list',
      purpose: 'Lists the articles by subject, or what a search found.',
    },
    {
      name: 'help-article-text',
      purpose: 'Shows an article’s steps, the way back and further articles.',
    },
  ],
  wanted: ['help', 'help center', 'answers to questions', 'how does it work'],
}
