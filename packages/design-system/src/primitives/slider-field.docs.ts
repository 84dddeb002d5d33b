import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './slider-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Lets people try a number and see what follows from it.',
  notFor: [
    {
      when: 'The exact number matters and is known.',
      use: 'text-field',
    },
    {
      when: 'There are only a few values.',
      use: 'choice-field',
    },
  ],
  anatomy: {
    story: 'Moved',
    parts: [
      {
        name: 'Label',
        at: 'label',
      },
      {
        name: 'Value',
        at: 'label + span',
        note: 'In words and with its unit.',
      },
      {
        name: 'Slider',
        at: 'input',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the slider.',
    },
    {
      keys: ['→'],
      does: 'One step more. ↑ does the same.',
    },
    {
      keys: ['←'],
      does: 'One step less. ↓ does the same.',
    },
    {
      keys: ['Home'],
      does: 'Goes to the lowest value.',
    },
    {
      keys: ['End'],
      does: 'Goes to the highest value.',
    },
  ],
  dos: [
    {
      text: 'Show the result beside it while it moves, such as a forecast.',
      story: 'Moved',
    },
  ],
  donts: [
    {
      text: 'Use it for money that’s charged with no other confirmation.',
    },
  ],
  wanted: ['choose a budget', 'try out a number', 'move a value up and down'],
}
