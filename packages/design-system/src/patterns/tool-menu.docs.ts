import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './tool-menu.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Keeps rare tools behind one button.',
  notFor: [
    {
      when: 'Most people need the tool.',
      use: 'tool-button',
    },
    {
      when: 'It shows a help.',
      use: 'popover',
    },
  ],
  anatomy: {
    story: 'Opened',
    parts: [
      {
        name: 'Opener',
        at: 'button',
        side: 'right',
      },
      {
        name: 'Entry',
        at: '[popover] button',
        note: 'Icon and verb.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the opener, and through the open menu.',
    },
    {
      keys: ['Enter'],
      does: 'Opens it, or does what the entry says.',
    },
    {
      keys: ['Esc'],
      does: 'Closes it.',
    },
  ],
  dos: [
    {
      text: 'Order entries by how often they’re used. Delete is last.',
    },
  ],
  donts: [
    {
      text: 'Hide the main action of a page in it.',
    },
  ],
  wanted: ['more actions', 'menu with three dots', 'duplicate or archive'],
  frame: 260,
}
