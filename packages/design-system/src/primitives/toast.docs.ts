import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './toast.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Confirms what just happened, offers Undo, and disappears on its own.',
  notFor: [
    {
      when: 'People must read it or act on it.',
      use: 'notice',
    },
    {
      when: 'It asks before something happens.',
      use: 'warning-info',
    },
  ],
  anatomy: {
    story: 'WithAction',
    parts: [
      {
        name: 'Icon',
        at: 'li svg',
        note: 'Tells the tone without the color.',
        side: 'left',
      },
      {
        name: 'Message',
        at: 'li div, li span + div',
        note: 'One or two sentences.',
        side: 'bottom',
      },
      {
        name: 'Action',
        at: 'li button',
        note: 'At most one, usually Undo.',
        side: 'bottom',
      },
      {
        name: 'Close',
        at: 'li button[aria-label=Close]',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['F8'],
      does: 'Moves to the toasts.',
    },
    {
      keys: ['Tab'],
      does: 'Moves to its buttons.',
    },
    {
      keys: ['Esc'],
      does: 'Closes the toast that has the focus.',
    },
  ],
  dos: [
    {
      text: 'Offer Undo wherever it works.',
    },
    {
      text: 'Trust the timer. It waits while the pointer or the focus is on it.',
    },
  ],
  donts: [
    {
      text: 'Use it for an error that people have to fix. It’s gone before they’ve read it.',
    },
    {
      text: 'Let it cover what it’s about.',
    },
  ],
  wanted: ['confirm that it’s done', 'offer undo', 'snackbar', 'message that disappears'],
  frame: 260,
}
