import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './regenerate.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Suggests more texts of one kind, and adds the ticked ones.',
  notFor: [
    {
      when: 'One text is rewritten in place. The field offers that.',
    },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Suggestion',
        at: '[role=checkbox]',
        side: 'left',
      },
      {
        name: 'Length',
        at: '[role=group] > div > span',
        note: 'Against the platform’s limit.',
        side: 'right',
      },
      {
        name: 'Writer',
        at: 'section > div:nth-child(2) > p:last-child',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child > button, form > div:last-child > button',
        side: 'bottom',
      },
      {
        name: 'Use them',
        at: 'section > div:last-child > button:last-child, form > div:last-child > button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say how many more fit.',
      story: 'Ready',
    },
    {
      text: 'Show the price on the button before people press it.',
    },
  ],
  donts: [
    {
      text: 'Tick suggestions for people.',
    },
  ],
  wanted: ['more headlines', 'suggest texts', 'rewrite', 'other wording'],
}
