import { formModalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './checkout.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows the bill for an ad and takes the payment, in a modal.',
  notFor: [
    {
      when: 'It’s part of a page.',
      use: 'checkout-fields',
    },
    {
      when: 'It’s a plan.',
      use: 'trial-confirmation',
    },
  ],
  anatomy: {
    story: 'WithCredit',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names the ad.',
        side: 'left',
      },
      {
        name: 'Bill',
        at: 'dl',
        side: 'left',
      },
      {
        name: 'Credit',
        at: '[role=checkbox]',
        side: 'left',
      },
      {
        name: 'Ways to pay',
        at: 'fieldset',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child > button, form > div:last-child > button',
        side: 'bottom',
      },
      {
        name: 'Pay',
        at: 'section > div:last-child > button:last-child, form > div:last-child > button:last-child',
        note: 'With the sum.',
        side: 'right',
      },
    ],
  },
  keys: formModalKeys,
  dos: [
    {
      text: 'Put the sum on the button.',
      story: 'WithCredit',
    },
    {
      text: 'Leave out the ways to pay if credit covers it.',
      story: 'Covered',
    },
  ],
  donts: [
    {
      text: 'Change a sum after people have seen it. Ask again.',
    },
  ],
  wanted: ['pay for an ad', 'checkout', 'bill before paying'],
}
