import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './no-plan-yet.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says that launching needs a plan, and leads to the plans.',
  notFor: [
    {
      when: 'The plan is full.',
      use: 'max-ads',
    },
  ],
  anatomy: {
    story: 'Asked',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        side: 'left',
      },
      {
        name: 'Later',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'See plans',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say earlier, in the wizard, that launching needs a plan.',
      story: 'Asked',
    },
  ],
  donts: [
    {
      text: 'Lose the ad. It stays a draft.',
    },
  ],
  wanted: ['launching needs a plan', 'no plan', 'subscribe'],
}
