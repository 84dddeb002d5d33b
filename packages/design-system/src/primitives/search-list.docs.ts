import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './search-list.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Filters a list as people type and takes one item with Enter.',
  notFor: [
    {
      when: 'Results come from the server.',
      use: 'search-field',
    },
    {
      when: 'It’s the search over the whole product.',
      use: 'command-palette',
    },
  ],
  anatomy: {
    story: 'All',
    parts: [
      {
        name: 'Text',
        at: 'input',
        side: 'left',
      },
      {
        name: 'Group',
        at: '[cmdk-group-heading]',
        side: 'left',
      },
      {
        name: 'Item',
        at: '[role=option]',
        note: 'The marked one is taken by Enter.',
        side: 'left',
      },
      {
        name: 'Detail',
        at: '[role=option] span + span',
        note: 'Optional.',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['↓'],
      does: 'Marks the next item, or the first after the last.',
    },
    {
      keys: ['↑'],
      does: 'Marks the previous item.',
    },
    {
      keys: ['Enter'],
      does: 'Takes the marked item.',
    },
  ],
  dos: [
    {
      text: 'Add keywords for the words people use instead of ours.',
    },
    {
      text: 'Say that nothing matches, and keep the text.',
      story: 'NoMatch',
    },
  ],
  donts: [
    {
      text: 'Show hundreds of items. A group shows 20, and typing finds the others.',
      story: 'ManyAds',
    },
  ],
  wanted: ['filter a list by typing', 'find an item in a long list', 'jump to an ad'],
}
