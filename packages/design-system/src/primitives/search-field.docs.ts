import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './search-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Suggests results while people type and takes the one they choose.',
  notFor: [
    {
      when: 'All options are already on the page.',
      use: 'search-list',
    },
    {
      when: 'Any text is fine.',
      use: 'text-field',
    },
  ],
  anatomy: {
    story: 'Found',
    parts: [
      {
        name: 'Magnifier',
        at: 'svg',
        note: 'Becomes a spinner while the search is working.',
        side: 'left',
      },
      {
        name: 'Text',
        at: 'input',
        side: 'right',
      },
      {
        name: 'Result',
        at: '[role=option]',
        side: 'left',
      },
      {
        name: 'Detail',
        at: '[role=option] span + span',
        note: 'Tells apart results of one name.',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the field.',
    },
    {
      keys: ['↓'],
      does: 'Marks the next result, or the first after the last.',
    },
    {
      keys: ['↑'],
      does: 'Marks the previous result.',
    },
    {
      keys: ['Enter'],
      does: 'Takes the marked result.',
    },
    {
      keys: ['Esc'],
      does: 'Closes the list. A modal around it stays open.',
    },
  ],
  dos: [
    {
      text: 'Put the best result first: Enter takes it.',
    },
    {
      text: 'Say if nothing was found, and what else to try.',
    },
  ],
  donts: [
    {
      text: 'Clear the text if the search fails.',
    },
  ],
  wanted: ['find a place or an interest', 'suggest while typing', 'autocomplete', 'combobox'],
  frame: 340,
}
