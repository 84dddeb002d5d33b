import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './pill.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows a status as icon, word and color.',
  notFor: [
    {
      when: 'It’s the status of an ad by its stored name.',
      use: 'status-pill',
    },
    {
      when: 'It’s a filter or a choice.',
      use: 'segments',
    },
  ],
  anatomy: {
    story: 'Live',
    parts: [
      {
        name: 'Icon',
        at: 'svg',
        note: 'A shape of its own for each status.',
        side: 'left',
      },
      {
        name: 'Word',
        at: '[data-picture] span',
        note: 'Always there.',
        side: 'right',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Use the six statuses. Their colors mean nothing else.',
      story: 'Live',
    },
  ],
  donts: [
    {
      text: 'Make a pill of something that isn’t a status, such as a count or a label.',
      story: 'CountAsStatus',
    },
    {
      text: 'Make it a button.',
    },
  ],
  wanted: ['show a status', 'badge', 'live, stopped, rejected', 'label with a color'],
}
