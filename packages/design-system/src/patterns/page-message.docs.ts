import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './page-message.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Fills a page that failed to load, doesn’t exist or isn’t allowed.',
  notFor: [
    {
      when: 'Only a part failed.',
      use: 'failed-notice',
    },
    {
      when: 'The page is empty because nothing was made yet. Say what to do first.',
    },
  ],
  anatomy: {
    story: 'Failed',
    parts: [
      {
        name: 'What happened',
        at: 'h1',
        side: 'left',
      },
      {
        name: 'What’s safe',
        at: 'p',
        side: 'left',
      },
      {
        name: 'Next step',
        at: 'button',
        note: 'One primary button.',
        side: 'left',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Say what happened, what’s safe, and what to press.',
      story: 'Failed',
    },
  ],
  donts: [
    {
      text: 'Show a code where the cause is known.',
    },
  ],
  wanted: ['page not found', 'page failed to load', 'no access to this page'],
}
