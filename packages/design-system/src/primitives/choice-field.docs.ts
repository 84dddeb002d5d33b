import { choiceKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './choice-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks for one of a few options, all visible with a line of detail.',
  notFor: [
    {
      when: 'There are more than about six options.',
      use: 'select-field',
    },
    {
      when: 'We may decide for people.',
      use: 'pick-field',
    },
    {
      when: 'It switches a view and changes no value.',
      use: 'segments',
    },
  ],
  anatomy: {
    story: 'Chosen',
    parts: [
      {
        name: 'Question',
        at: 'legend',
      },
      {
        name: 'Option',
        at: 'fieldset label',
        note: 'The whole card can be pressed.',
        side: 'bottom',
      },
      {
        name: 'Detail',
        at: 'fieldset label:last-of-type span span',
        note: 'Optional. What choosing it means.',
        side: 'right',
      },
    ],
  },
  keys: choiceKeys,
  dos: [
    {
      text: 'Order the options by size or by how often they’re chosen.',
      story: 'Chosen',
    },
    {
      text: 'Use one column if the details are long.',
      story: 'InOneColumn',
    },
  ],
  donts: [
    {
      text: 'Leave every option open if nearly everybody needs the same one. Choose it for them.',
    },
  ],
  wanted: ['choose one of a few', 'radio buttons', 'choose how to pay', 'ask a question with answers'],
  includes: [
    {
      name: 'radio-option',
      purpose: 'One option, as a card, a row or a chip.',
    },
  ],
}
