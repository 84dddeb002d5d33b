import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './brand-mark.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows the advertiser’s round picture in a preview.',
  notFor: [
    {
      when: 'It’s outside a preview.',
      use: 'avatar',
    },
  ],
  anatomy: {
    story: 'WithAndWithoutLogo',
    parts: [
      {
        name: 'Picture',
        at: '[data-testid=avatar]',
        note: 'The first letter, if there’s no logo.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Keep the whole logo visible in the circle.',
      story: 'WithAndWithoutLogo',
    },
  ],
  donts: [
    {
      text: 'Draw a logo for a brand that has none.',
    },
  ],
  wanted: ['logo in a preview', 'avatar of the advertiser'],
}
