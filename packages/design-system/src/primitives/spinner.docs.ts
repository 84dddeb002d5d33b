import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './spinner.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows that something short is being worked on.',
  notFor: [
    {
      when: 'A page or a list is loading.',
      use: 'skeleton',
    },
    {
      when: 'It’s the answer to a press on a button.',
      use: 'button',
    },
    {
      when: 'The number of steps is known.',
      use: 'ruler',
    },
  ],
  anatomy: {
    story: 'Large',
    parts: [
      {
        name: 'Ring',
        at: '[aria-hidden=true]',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Give it a label if no text beside it says what’s happening.',
      story: 'Spoken',
    },
  ],
  donts: [
    {
      text: 'Fill a page with it. Show the layout that will come.',
    },
  ],
  wanted: ['loading', 'wait a moment', 'show that it’s working'],
}
