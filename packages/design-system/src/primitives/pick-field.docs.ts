import { choiceKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './pick-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks for one option and offers to decide for people.',
  notFor: [
    {
      when: 'Nobody can decide it but the user.',
      use: 'choice-field',
    },
    {
      when: 'There are many options.',
      use: 'select-field',
    },
  ],
  anatomy: {
    story: 'Rows',
    parts: [
      {
        name: 'Question',
        at: 'legend',
      },
      {
        name: 'Pick for me',
        at: 'fieldset label',
        note: 'Always first. It leaves the choice to us.',
      },
      {
        name: 'Option',
        at: 'fieldset label:last-of-type',
        side: 'left',
      },
    ],
  },
  keys: choiceKeys,
  dos: [
    {
      text: 'Say what “Pick for me” will choose, if that’s known.',
      story: 'Rows',
    },
    {
      text: 'Use chips for options of one or two words.',
      story: 'Chips',
    },
  ],
  donts: [
    {
      text: 'Offer to pick if the choice costs money.',
    },
  ],
  wanted: [
    'leave the decision to the product',
    'choose a language or let the product choose',
    'optional choice',
  ],
}
