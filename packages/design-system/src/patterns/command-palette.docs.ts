import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './command-palette.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Finds a page, a brand or an ad from anywhere, and goes there.',
  notFor: [
    {
      when: 'It filters what’s on this page.',
      use: 'search-list',
    },
    {
      when: 'It chooses a value of a form.',
      use: 'search-field',
    },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      {
        name: 'Text',
        at: '[role=dialog] input',
        side: 'left',
      },
      {
        name: 'Group',
        at: '[role=dialog] [cmdk-group-heading]',
        side: 'left',
      },
      {
        name: 'Marked item',
        at: '[role=dialog] [role=option]',
        note: 'Enter takes it.',
        side: 'left',
      },
      {
        name: 'Close',
        at: '[role=dialog] button',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Ctrl', 'K'],
      does: 'Opens it. On a Mac, it’s ⌘ and K.',
    },
    {
      keys: ['↓'],
      does: 'Marks the next item.',
    },
    {
      keys: ['↑'],
      does: 'Marks the previous item.',
    },
    {
      keys: ['Enter'],
      does: 'Takes the marked item.',
    },
    {
      keys: ['Esc'],
      does: 'Closes it.',
    },
  ],
  dos: [
    {
      text: 'Name each item as its page does.',
    },
  ],
  donts: [
    {
      text: 'Let it spend money or stop an ad without its own confirmation.',
    },
  ],
  wanted: ['search the whole product', 'jump to a page by keyboard', 'quick actions'],
  frame: 560,
}
