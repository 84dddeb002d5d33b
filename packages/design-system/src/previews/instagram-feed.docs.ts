import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './instagram-feed.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows an ad as the Instagram feed does, on a phone or a computer.',
  notFor: [
    {
      when: 'It’s a story or a reel.',
      use: 'story',
    },
  ],
  anatomy: {
    story: 'Full',
    parts: [
      {
        name: 'Account',
        at: '[data-testid=handle]',
        note: 'The name, if the account isn’t known.',
        side: 'top',
      },
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
        name: 'Strip',
        at: '[data-testid=call-to-action]',
        note: 'Takes its color from the picture.',
        side: 'right',
      },
      {
        name: 'Tools',
        at: '[data-testid=icon-heart]',
        side: 'left',
      },
      {
        name: 'Text',
        at: '[data-testid=message]',
        side: 'left',
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
      text: 'Show the account only if it’s known.',
      story: 'WithoutAccount',
    },
  ],
  donts: [
    {
      text: 'Show a headline. Instagram has none.',
    },
  ],
  wanted: ['preview of an Instagram ad', 'how the ad looks on Instagram', 'Instagram in dark'],
}
