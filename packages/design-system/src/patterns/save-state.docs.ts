import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './save-state.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says whether the edits are saved, beside the title of what’s edited.',
  notFor: [
    {
      when: 'The save was a press on a button.',
      use: 'toast',
    },
    {
      when: 'The connection is lost.',
      use: 'connection-band',
    },
  ],
  anatomy: {
    story: 'Every',
    parts: [
      {
        name: 'Icon',
        at: '[data-testid=save-state] svg',
        side: 'left',
      },
      {
        name: 'State',
        at: '[data-testid=save-state]',
        note: 'With the time of the last save.',
        side: 'right',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Offer Try again after a failed save.',
      story: 'Every',
    },
  ],
  donts: [
    {
      text: 'Announce every save. Only settled states are read out.',
      story: 'SpokenOnlyWhenSettled',
    },
  ],
  wanted: ['are my changes saved', 'autosave', 'unsaved changes', 'saving'],
}
