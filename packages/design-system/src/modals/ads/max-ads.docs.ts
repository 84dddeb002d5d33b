import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './max-ads.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says that the plan has no room for another ad, and what people can do.',
  notFor: [
    {
      when: 'There’s no plan at all.',
      use: 'no-plan-yet',
    },
  ],
  anatomy: {
    story: 'Full',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Used ads',
        at: '[role=img]',
        note: 'One tick per ad.',
        side: 'left',
      },
      {
        name: 'Not now',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Larger plan',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Offer to archive before you offer to pay.',
      story: 'Full',
    },
  ],
  donts: [
    {
      text: 'Count drafts.',
    },
  ],
  wanted: ['limit of the plan', 'too many ads', 'upgrade'],
}
