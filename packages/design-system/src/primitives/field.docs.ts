import { typingKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Connects a control of any kind with its label, hint, count and error.',
  notFor: [
    {
      when: 'The control is a text, list or slider that exists.',
      use: 'text-field',
    },
    {
      when: 'It’s a group of radio buttons, which needs a legend.',
      use: 'choice-field',
    },
  ],
  anatomy: {
    story: 'WithEverything',
    parts: [
      {
        name: 'Label',
        at: 'label',
      },
      {
        name: 'Optional',
        at: 'label span',
        note: 'Only optional fields are marked.',
        side: 'top',
      },
      {
        name: 'Count',
        at: 'label + span',
        note: 'What’s used and the limit.',
      },
      {
        name: 'Control',
        at: 'input',
        side: 'left',
      },
      {
        name: 'Hint',
        at: 'p',
        note: 'An error takes its place.',
      },
    ],
  },
  keys: typingKeys,
  dos: [
    {
      text: 'Build every new kind of field on it, so that labels and errors are connected.',
      story: 'WithEverything',
    },
    {
      text: 'Let the error replace the hint and say how to fix it.',
      story: 'Wrong',
    },
  ],
  donts: [
    {
      text: 'Mark required fields with a star. Mark the few optional ones.',
    },
  ],
  wanted: [
    'build a new kind of field',
    'label a control',
    'show what’s wrong with a field',
    'count characters',
  ],
  includes: [
    {
      name: 'field-remark',
      purpose: 'The error under a control, with its icon.',
    },
  ],
}
