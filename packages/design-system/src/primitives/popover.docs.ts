import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './popover.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows a short help, or choices that apply at once, beside their subject.',
  notFor: [
    {
      when: 'It’s a task with its own buttons.',
      use: 'modal-frame',
    },
    {
      when: 'It’s a list of rare tools.',
      use: 'tool-menu',
    },
    {
      when: 'Everybody needs the text.',
      use: 'field',
    },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      {
        name: 'Opener',
        at: 'button',
        note: 'An icon with a name, or a word.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the opener.',
    },
    {
      keys: ['Enter'],
      does: 'Opens it and moves into it.',
    },
    {
      keys: ['Esc'],
      does: 'Closes it. The focus returns to the opener.',
    },
  ],
  dos: [
    {
      text: 'Keep it to two sentences.',
    },
  ],
  donts: [
    {
      text: 'Put something in it that everybody needs.',
    },
    {
      text: 'Open it on hover. Phones and keyboards can’t.',
    },
  ],
  wanted: ['explain a word', 'tooltip', 'help beside a field', 'small menu of choices'],
  includes: [
    {
      name: 'popover-panel',
      purpose: 'The open part. It’s loaded with the first press.',
    },
  ],
  frame: 220,
}
