import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './quiet-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Looks like text until the pointer is over it, and can always be edited.',
  notFor: [
    {
      when: 'It’s a form that people fill in.',
      use: 'text-field',
    },
    {
      when: 'It’s a list of texts.',
      use: 'list-field',
    },
  ],
  anatomy: {
    story: 'Filled',
    parts: [
      {
        name: 'Text',
        at: 'textarea, input',
        side: 'left',
      },
      {
        name: 'Pen',
        at: 'svg',
        note: 'Says that it can be edited.',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the text.',
    },
    {
      keys: ['Enter'],
      does: 'Starts a new line, if the field has several.',
    },
  ],
  dos: [
    {
      text: 'Use it for facts that are usually right.',
      story: 'Filled',
    },
    {
      text: 'Let data that arrives wait while somebody types.',
      story: 'FoundMeanwhile',
    },
  ],
  donts: [
    {
      text: 'Use it for an empty form. Nobody sees where to type.',
    },
  ],
  wanted: ['edit in place', 'text that can be edited', 'check what was found on the website'],
}
