import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './select-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks for one of many options in the browser’s own list.',
  notFor: [
    {
      when: 'There are fewer than about six options.',
      use: 'choice-field',
    },
    {
      when: 'The options are too many to scroll.',
      use: 'search-field',
    },
  ],
  anatomy: {
    story: 'Chosen',
    parts: [
      {
        name: 'Label',
        at: 'label',
      },
      {
        name: 'Chosen option',
        at: 'select',
        side: 'left',
      },
      {
        name: 'Arrow',
        at: 'svg',
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
      keys: ['Space'],
      does: 'Opens the list.',
    },
    {
      keys: ['↓'],
      does: 'Chooses the next option.',
    },
    {
      keys: ['A'],
      does: 'Any letter chooses the next option that starts with it.',
    },
  ],
  dos: [
    {
      text: 'Use a placeholder while nothing is chosen.',
      story: 'Unchosen',
    },
  ],
  donts: [
    {
      text: 'Start with an option chosen if a wrong one costs money.',
    },
  ],
  wanted: ['drop-down list', 'choose a country', 'choose one of many'],
}
