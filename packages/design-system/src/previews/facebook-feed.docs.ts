import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './facebook-feed.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows an ad as the Facebook feed does, on a phone or a computer.',
  notFor: [
    {
      when: 'It’s beside the feed.',
      use: 'facebook-right-column',
    },
    {
      when: 'It’s a story or a reel.',
      use: 'story',
    },
  ],
  anatomy: {
    story: 'Full',
    parts: [
      {
        name: 'Advertiser',
        at: '[data-testid=page-name]',
        side: 'top',
      },
      {
        name: 'Label',
        at: '[data-testid=label]',
        note: '“Ad” and a globe, as of 2026.',
        side: 'left',
      },
      {
        name: 'Text',
        at: '[data-testid=message]',
        note: 'Cut after the lines of the skin.',
        side: 'left',
      },
      {
        name: 'Picture',
        at: '[data-testid=media]',
        note: '1:1 to 4:5.',
        side: 'left',
      },
      {
        name: 'Link bar',
        at: '[data-testid=link-bar]',
        note: 'Address and headline.',
        side: 'left',
      },
      {
        name: 'Button',
        at: '[data-testid=call-to-action]',
        side: 'right',
      },
      {
        name: 'Actions',
        at: 'footer',
        note: 'Without counts, which nobody knows yet.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to See more.',
    },
    {
      keys: ['Enter'],
      does: 'Shows the whole text.',
    },
  ],
  dos: [
    {
      text: 'Use real texts of the ad, also long ones.',
      story: 'LongTexts',
    },
  ],
  donts: [
    {
      text: 'Invent likes or comments. People read them as a promise.',
    },
  ],
  wanted: ['preview of a Facebook ad', 'how the ad looks on Facebook', 'Facebook in dark'],
}
