import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './reel.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows an ad among reels on a phone.',
  notFor: [
    {
      when: 'It’s a story.',
      use: 'story',
    },
    {
      when: 'It’s in the feed.',
      use: 'instagram-feed',
    },
  ],
  anatomy: {
    story: 'Full',
    parts: [
      {
        name: 'Picture',
        at: '[data-testid=media]',
        side: 'left',
      },
      {
        name: 'Advertiser',
        at: '[data-testid=handle]',
        side: 'left',
      },
      {
        name: 'Text',
        at: '[data-testid=message]',
        side: 'left',
      },
      {
        name: 'Tools',
        at: '[data-testid=tools]',
        side: 'right',
      },
      {
        name: 'Button',
        at: '[data-testid=call-to-action]',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to “more”.',
    },
    {
      keys: ['Enter'],
      does: 'Shows the whole text.',
    },
  ],
  dos: [
    {
      text: 'Mark what the platform covers while people place a picture.',
      story: 'WithSafeZones',
    },
  ],
  donts: [
    {
      text: 'Put words of the picture under the tools.',
    },
  ],
  wanted: ['preview of a reel', 'video ad on a phone', 'how a reel looks'],
}
