import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './status-pill.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows the status of an ad by its stored name.',
  notFor: [
    {
      when: 'It’s a status of something else.',
      use: 'pill',
    },
  ],
  anatomy: {
    story: 'Every',
    parts: [
      {
        name: 'Icon',
        at: 'svg',
        side: 'left',
      },
      {
        name: 'Word',
        at: '[data-picture] span',
        note: 'The same wherever the ad is shown.',
        side: 'top',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Pass the status as it’s stored. Older names are known.',
      story: 'OlderNames',
    },
  ],
  donts: [
    {
      text: 'Translate a status yourself. One table has them all.',
    },
  ],
  wanted: ['status of an ad', 'live, in review, rejected', 'badge of an ad'],
}
