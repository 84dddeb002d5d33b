import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './creative-picture.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Draws a creative in the browser exactly as it’s delivered.',
  notFor: [
    {
      when: 'It’s inside a preview of a platform.',
      use: 'media-frame',
    },
    {
      when: 'It’s a photo.',
      use: 'media-frame',
    },
  ],
  anatomy: {
    story: 'RightToLeft',
    parts: [
      {
        name: 'Creative',
        at: 'img',
        note: 'Its text is shapes, so `alt` has the words.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Give the size before the drawing is there, so that nothing jumps.',
      story: 'LayoutsAndFormats',
    },
  ],
  donts: [
    {
      text: 'Draw texts over it. What’s seen must be what’s delivered.',
    },
  ],
  wanted: ['show the picture of an ad', 'draw a creative', 'layouts and formats of pictures'],
}
