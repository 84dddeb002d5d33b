import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './swatches.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows the colors of a website, each with its use and value.',
  notFor: [
    {
      when: 'It’s our own palette. See Foundations.',
    },
  ],
  anatomy: {
    story: 'FourRoles',
    parts: [
      {
        name: 'Color',
        at: 'li span',
        side: 'left',
      },
      {
        name: 'Use',
        at: 'li span:nth-of-type(2)',
        side: 'left',
      },
      {
        name: 'Value',
        at: 'li span:nth-of-type(3)',
        side: 'left',
      },
    ],
  },
  keys: [],
  dos: [
    {
      text: 'Say what each color is used for.',
      story: 'FourRoles',
    },
  ],
  donts: [
    {
      text: 'Show a color that nothing uses.',
    },
  ],
  wanted: ['colors of a brand', 'palette', 'show a hex value'],
}
