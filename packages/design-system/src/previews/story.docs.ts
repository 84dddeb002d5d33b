import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './story.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows an ad among stories on a phone.',
  notFor: [
    {
      when: 'It’s a reel.',
      use: 'reel',
    },
    {
      when: 'It’s in the feed.',
      use: 'instagram-feed',
    },
  ],
  anatomy: {
    story: 'FacebookWithSquarePicture',
    parts: [
      {
        name: 'Progress',
        at: '[data-testid=progress]',
        side: 'top',
      },
      {
        name: 'Advertiser',
        at: '[data-testid=handle]',
        side: 'left',
      },
      {
        name: 'Picture',
        at: '[data-testid=media]',
        note: 'Over its own blur, if it isn’t 9:16.',
        side: 'left',
      },
      {
        name: 'Text',
        at: '[data-testid=message]',
        note: 'Only below a picture that isn’t 9:16.',
        side: 'left',
      },
      {
        name: 'Link',
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
      text: 'Use a picture of 9:16.',
      story: 'WithSafeZones',
    },
  ],
  donts: [
    {
      text: 'Put a logo into the bands that the platform covers.',
    },
  ],
  wanted: ['preview of a story', 'how the ad looks in stories', 'safe zones of a picture'],
  includes: [
    {
      name: 'upright-screen',
      purpose: 'The frame of a story or reel, and its advertiser.',
    },
    {
      name: 'upright-picture',
      purpose: 'A picture that fills the screen, or lies over its own blur.',
    },
    {
      name: 'safe-zones',
      purpose: 'Marks what the platform covers.',
    },
  ],
}
