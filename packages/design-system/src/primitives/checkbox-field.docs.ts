import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './checkbox-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Lets people agree to a sentence or add one thing.',
  notFor: [
    {
      when: 'They choose one of several options.',
      use: 'choice-field',
    },
    {
      when: 'It applies at once and has two names.',
      use: 'segments',
    },
  ],
  anatomy: {
    story: 'Wrong',
    parts: [
      {
        name: 'Box',
        at: '[role=checkbox]',
      },
      {
        name: 'Sentence',
        at: 'label',
        note: 'May contain links. A press on it ticks the box.',
        side: 'right',
      },
      {
        name: 'Error',
        at: 'p',
        note: 'Says how to fix it.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the box.',
    },
    {
      keys: ['Space'],
      does: 'Ticks or clears it.',
    },
  ],
  dos: [
    {
      text: 'Write the sentence so that a tick means yes.',
      story: 'Checked',
    },
    {
      text: 'Show the error below the sentence.',
      story: 'Wrong',
    },
  ],
  donts: [
    {
      text: 'Tick a box for people if it costs money or sends emails.',
    },
    {
      text: 'Write a negative such as “Don’t send me news”.',
    },
  ],
  wanted: ['agree to the terms', 'tick a box', 'use my credit', 'turn an option on in a form'],
}
