import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './brand-theme.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Applies the colors and faces of a brand theme to what’s inside.',
  notFor: [
    {
      when: 'It’s light or dark. That’s the scheme.',
    },
    {
      when: 'It’s the look of a platform. That’s a skin.',
    },
  ],
  anatomy: {
    story: 'Facebook',
    parts: [
      {
        name: 'Themed part',
        at: '[data-theme]',
        note: 'The interface around it keeps its colors.',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Take colors in it from `brandVars`.',
    },
  ],
  donts: [
    {
      text: 'Theme our own interface with it.',
    },
  ],
  wanted: ['theme of a brand', 'clarke, facebook, alice, nahia', 'themed preview'],
}
