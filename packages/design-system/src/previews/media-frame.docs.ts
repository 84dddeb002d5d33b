import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './media-frame.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows an ad’s picture cropped to what the platform allows.',
  notFor: [
    {
      when: 'It’s the creative alone.',
      use: 'creative-picture',
    },
    {
      when: 'It fills a phone’s screen.',
      use: 'story',
    },
  ],
  anatomy: {
    story: 'Shapes',
    parts: [
      {
        name: 'Picture',
        at: '[data-testid=media]',
        note: 'Cropped to the middle. The logo, if there’s none.',
      },
    ],
  },
  includes: [
    {
      name: 'preview-video',
      purpose: 'Plays the video of a creative once people ask for it.',
    },
  ],
  keys: [],
  dos: [
    {
      text: 'Take the limits from the skin.',
      story: 'Shapes',
    },
  ],
  donts: [
    {
      text: 'Stretch a picture.',
    },
  ],
  wanted: ['crop of a picture', 'format of a picture', 'ad without a picture'],
}
