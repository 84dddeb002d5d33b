import { formModalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './trial-confirmation.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says what a plan costs and when, before people start or pay it.',
  notFor: [
    {
      when: 'It’s an ad.',
      use: 'checkout',
    },
  ],
  anatomy: {
    story: 'Asked',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names the plan.',
        side: 'left',
      },
      {
        name: 'Today',
        at: 'dl > div',
        side: 'left',
      },
      {
        name: 'First charge',
        at: 'dl > div:nth-child(2)',
        note: 'With date and sum.',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Start',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: formModalKeys,
  dos: [
    {
      text: 'Say how to cancel before the first charge.',
      story: 'Asked',
    },
  ],
  donts: [
    {
      text: 'Hide the sum behind “per month”.',
    },
  ],
  wanted: ['start a trial', 'what will I pay', 'choose a plan', 'pay a plan'],
}
