import { modalKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './confirm-modal.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks before something is done, shows its progress, and stays if it fails.',
  notFor: [{ when: 'People have to type something.', use: 'form-modal' }],
  anatomy: {
    story: 'Asked',
    parts: [
      { name: 'Title', at: 'h2', note: 'A question that names the thing.', side: 'left' },
      { name: 'What happens', at: 'h2 ~ * p, section > div:nth-child(2) p', side: 'left' },
      { name: 'Cancel', at: 'section > div:last-child button', side: 'bottom' },
      { name: 'Confirm', at: 'section > div:last-child button:last-child', side: 'right' },
    ],
  },
  keys: modalKeys,
  dos: [
    { text: 'Use the same verb in the title and on the button.', story: 'Asked' },
    { text: 'Keep it open if it fails, and say so.', story: 'Failed' },
  ],
  donts: [{ text: 'Ask if it can be undone with one press. Then offer Undo.' }],
  wanted: ['are you sure', 'ask before deleting', 'confirm an action'],
}
