import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './validation-failure.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Lists why an ad wasn’t published, with a way to each field.',
  notFor: [
    {
      when: 'Fields are only empty. The editor leads through them.',
    },
  ],
  anatomy: {
    story: 'Two',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'How many things to fix.',
        side: 'left',
      },
      {
        name: 'Part',
        at: 'li',
        side: 'left',
      },
      {
        name: 'Set the address',
        at: 'li button',
        note: 'Where an address is missing.',
        side: 'right',
      },
      {
        name: 'Close',
        at: 'section > div:last-child > button:last-child, form > div:last-child > button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say what to fix in each line.',
      story: 'Two',
    },
  ],
  donts: [
    {
      text: 'Show one error at a time.',
    },
  ],
  wanted: ['why can’t I publish', 'what’s missing', 'errors of an ad'],
  includes: [
    {
      name: 'validation-list',
      purpose: 'The list alone, as on the page before a launch.',
    },
  ],
}
