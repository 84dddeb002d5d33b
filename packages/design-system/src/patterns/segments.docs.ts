import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './segments.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Switches between a few views of the same thing.',
  notFor: [
    {
      when: 'It’s an answer in a form.',
      use: 'choice-field',
    },
    {
      when: 'It leads to another page.',
      use: 'link',
    },
    {
      when: 'It does something.',
      use: 'button',
    },
  ],
  anatomy: {
    story: 'Fit',
    parts: [
      {
        name: 'Chosen segment',
        at: '[aria-pressed=true]',
        side: 'left',
      },
      {
        name: 'Other segment',
        at: '[aria-pressed=false]:last-child',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the next segment.',
    },
    {
      keys: ['Enter'],
      does: 'Shows it. Space does the same.',
    },
  ],
  dos: [
    {
      text: 'Use one or two words each.',
      story: 'Fit',
    },
    {
      text: 'Say once if neighbors share a problem.',
      story: 'WithRemark',
    },
  ],
  donts: [
    {
      text: 'Put more than five in a row.',
    },
    {
      text: 'Use it for actions. A segment stays pressed.',
      story: 'ActionsAsSegments',
    },
  ],
  wanted: ['switch between views', 'tabs', 'phone or desktop', 'toggle between two'],
}
