import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './not-loaded.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Takes the place of a modal that failed to load.',
  notFor: [
    {
      when: 'A part of a page failed.',
      use: 'failed-notice',
    },
  ],
  anatomy: {
    story: 'Failed',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'What’s safe.',
        side: 'left',
      },
      {
        name: 'Close',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Try again',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Show the ID to quote to support.',
      story: 'Refused',
    },
  ],
  donts: [
    {
      text: 'Close the modal without a word.',
    },
  ],
  wanted: ['dialog failed to load', 'modal doesn’t open', 'try again'],
}
