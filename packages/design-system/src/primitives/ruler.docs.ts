import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './ruler.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows days, fields or tasks as ticks: our only ornament and progress bar.',
  notFor: [
    {
      when: 'The end isn’t known.',
      use: 'spinner',
    },
    {
      when: 'The steps have names.',
      use: 'step-ruler',
    },
  ],
  anatomy: {
    story: 'Days',
    parts: [
      {
        name: 'Done',
        at: '[role=img] span',
        side: 'left',
      },
      {
        name: 'Left',
        at: '[role=img] span:last-child',
        side: 'right',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Let one tick be one thing people count: a day, a field, a task.',
      story: 'Fields',
    },
    {
      text: 'Say the same in words in its label.',
      story: 'Days',
    },
  ],
  donts: [
    {
      text: 'Use it as decoration with no number behind it.',
    },
  ],
  wanted: ['progress bar', 'how many days are left', 'how much is done', 'count of used ads'],
}
