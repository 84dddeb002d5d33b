import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './platform-icon.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Draws an icon of a platform, as it looks there.',
  notFor: [
    {
      when: 'It’s our own interface.',
      use: 'icon',
    },
    {
      when: 'It’s the mark of a platform.',
      use: 'tool-icon',
    },
  ],
  anatomy: {
    story: 'All',
    parts: [
      {
        name: 'Drawing',
        at: 'svg',
        note: 'In the color of the skin.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Compare it with the platform before you change it.',
      story: 'All',
    },
  ],
  donts: [
    {
      text: 'Use it outside a preview.',
    },
  ],
  wanted: ['like and comment icons', 'icons of Instagram', 'globe of Facebook'],
}
