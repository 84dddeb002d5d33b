import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './facebook-right-column.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows an ad beside Facebook’s feed on a computer.',
  notFor: [
    {
      when: 'It’s in the feed.',
      use: 'facebook-feed',
    },
  ],
  anatomy: {
    story: 'Full',
    parts: [
      {
        name: 'Label',
        at: '[data-testid=label]',
        side: 'left',
      },
      {
        name: 'Picture',
        at: '[data-testid=media]',
        side: 'left',
      },
      {
        name: 'Headline',
        at: '[data-testid=headline]',
        side: 'right',
      },
      {
        name: 'Address',
        at: '[data-testid=domain]',
        side: 'right',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Check that the headline makes sense alone. The text isn’t shown here.',
      story: 'Full',
    },
  ],
  donts: [
    {
      text: 'Add a button. The platform has none here.',
    },
  ],
  wanted: ['small Facebook ad', 'right column', 'ad beside the feed'],
}
