import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './error-notice.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says what went wrong and offers one way forward.',
  notFor: [
    {
      when: 'Loading again may fix it.',
      use: 'failed-notice',
    },
    {
      when: 'There’s nothing to press.',
      use: 'notice',
    },
  ],
  anatomy: {
    story: 'Titled',
    parts: [
      {
        name: 'Icon',
        at: 'svg',
        side: 'left',
      },
      {
        name: 'Title',
        at: 'strong',
        note: 'Optional.',
        side: 'top',
      },
      {
        name: 'Next step',
        at: 'button',
        note: 'Names the step: Open that brand.',
        side: 'right',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Name the button by what it does.',
      story: 'Plain',
    },
  ],
  donts: [
    {
      text: 'Say “Error” or a code where the cause is known.',
    },
  ],
  wanted: ['show an error with a button', 'offer a way out of an error'],
}
