import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './waiting.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Takes the place of a modal while it loads.',
  notFor: [
    {
      when: 'A press is being worked on.',
      use: 'button',
    },
    {
      when: 'It failed.',
      use: 'not-loaded',
    },
  ],
  anatomy: {
    story: 'Waiting',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Of the modal to come, if it’s known.',
        side: 'left',
      },
      {
        name: 'Lines to come',
        at: '[aria-busy=true]',
        side: 'left',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Let people close it.',
      story: 'Waiting',
    },
  ],
  donts: [
    {
      text: 'Keep it after a failure.',
    },
  ],
  wanted: ['modal is loading', 'wait for a dialog'],
}
