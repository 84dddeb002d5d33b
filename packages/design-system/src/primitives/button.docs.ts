import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './button.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Does something on this page: save, send, stop.',
  notFor: [
    {
      when: 'The next step is another page.',
      use: 'button-link',
    },
    {
      when: 'It’s a tool everybody knows by its icon.',
      use: 'tool-button',
    },
    {
      when: 'It switches between views of the same thing.',
      use: 'segments',
    },
  ],
  anatomy: {
    story: 'WithIcon',
    parts: [
      {
        name: 'Icon',
        at: 'svg',
        note: 'Optional. It repeats the label and never replaces it.',
        side: 'left',
      },
      {
        name: 'Label',
        at: 'button',
        note: 'Starts with a verb: Create ad, Stop ad.',
        side: 'right',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Have one primary button on a page: what most people came to do.',
      story: 'Variants',
    },
    {
      text: 'While it works, keep it in place and say what’s happening.',
      story: 'Loading',
    },
  ],
  donts: [
    {
      text: 'Put two primary buttons side by side. Nobody knows which one comes next.',
      story: 'TwoPrimaries',
    },
    {
      text: 'Disable a button without saying what’s missing. Let people press it, then show what to fix.',
    },
  ],
  wanted: ['save or send something', 'start an action', 'stop an ad', 'show that a press is being worked on'],
}
