import { typingKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './text-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Takes one line of text, an address or a date.',
  notFor: [
    {
      when: 'The text has several lines.',
      use: 'text-area-field',
    },
    {
      when: 'It’s a password.',
      use: 'password-field',
    },
    {
      when: 'It filters or suggests.',
      use: 'search-field',
    },
    {
      when: 'It should look like text until it’s edited.',
      use: 'quiet-field',
    },
  ],
  anatomy: {
    story: 'WithHintAndCount',
    parts: [
      {
        name: 'Label',
        at: 'label',
      },
      {
        name: 'Count',
        at: 'label + span',
        note: 'Characters used and allowed.',
      },
      {
        name: 'Text',
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
      text: 'Keep the label above the field, where it stays while people type.',
      story: 'WithHintAndCount',
    },
    {
      text: 'Say how to fix it, not only that it’s wrong.',
      story: 'Wrong',
    },
  ],
  donts: [
    {
      text: 'Use the placeholder as the label. It’s gone with the first letter.',
      story: 'PlaceholderAsLabel',
    },
    {
      text: 'Report an error while people still type their first try.',
    },
  ],
  wanted: [
    'ask for a name',
    'type one line',
    'ask for an email or a website',
    'ask for a date',
    'show an error at a field',
  ],
}
