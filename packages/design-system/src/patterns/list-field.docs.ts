import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './list-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Edits a list of short texts, each where it’s shown.',
  notFor: [
    {
      when: 'It’s one longer text.',
      use: 'text-area-field',
    },
    {
      when: 'The texts are chosen, not written.',
      use: 'search-field',
    },
  ],
  anatomy: {
    story: 'Lines',
    parts: [
      {
        name: 'Text',
        at: 'textarea',
        note: 'Editable in place.',
        side: 'left',
      },
      {
        name: 'Remove',
        at: 'li button',
        side: 'right',
      },
      {
        name: 'Next text',
        at: 'li:last-child input',
        note: 'Adds one at the end.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Enter'],
      does: 'Moves to the next text, or adds one at the end.',
    },
    {
      keys: ['Backspace'],
      does: 'In an empty text: removes it and moves back.',
    },
    {
      keys: ['Esc'],
      does: 'Clears the text that isn’t added yet.',
    },
    {
      keys: ['Tab'],
      does: 'Moves to the next text or button.',
    },
  ],
  dos: [
    {
      text: 'Use lines for sentences and chips for a few words each.',
      story: 'Chips',
    },
    {
      text: 'Let people paste several lines at once.',
      story: 'Pasted',
    },
  ],
  donts: [
    {
      text: 'Ask people to separate texts by commas.',
    },
  ],
  wanted: ['list of short texts', 'add and remove lines', 'strengths of a shop', 'keywords'],
}
