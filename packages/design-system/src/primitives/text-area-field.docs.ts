import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './text-area-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Takes several lines and grows with them.',
  notFor: [
    {
      when: 'One line is enough.',
      use: 'text-field',
    },
    {
      when: 'It’s a list of short texts.',
      use: 'list-field',
    },
  ],
  anatomy: {
    story: 'Filled',
    parts: [
      {
        name: 'Label',
        at: 'label',
      },
      {
        name: 'Text',
        at: 'textarea',
        note: 'Starts with the number of lines you expect.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the field.',
    },
    {
      keys: ['Enter'],
      does: 'Starts a new line.',
    },
  ],
  dos: [
    {
      text: 'Set `rows` to the length of a normal answer.',
      story: 'Empty',
    },
  ],
  donts: [
    {
      text: 'Give it a fixed height. People can’t check what they can’t see.',
    },
  ],
  wanted: ['write a longer text', 'message to us', 'give a reason'],
}
