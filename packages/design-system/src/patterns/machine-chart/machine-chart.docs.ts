import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './machine-chart.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Draws a state machine with its current state and the last transition.',
  notFor: [
    {
      when: 'You want to send events and replay them.',
      use: 'machine-inspector',
    },
    {
      when: 'It’s a chart of figures.',
    },
  ],
  anatomy: {
    story: 'Working',
    parts: [
      {
        name: 'State',
        at: '.react-flow__node',
        note: 'Filled while it’s active.',
      },
      {
        name: 'Zoom',
        at: '.react-flow__controls',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves from state to state.',
    },
    {
      keys: ['Enter'],
      does: 'Shows the transitions of the state.',
    },
    {
      keys: ['Space'],
      does: 'Shows the transitions of the state.',
    },
  ],
  dos: [
    {
      text: 'Keep it within 1440 px, so that it needs no scrolling.',
      story: 'Working',
    },
  ],
  donts: [
    {
      text: 'Use it as the only account. The transitions are also listed in words.',
    },
  ],
  wanted: ['chart of a machine', 'which state is it in', 'state diagram'],
}
