import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './proposal-card.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows what somebody else suggests for some fields, and lets users accept or reject each.',
  notFor: [
    { when: 'The user asked for other texts of one field and picks one.', use: 'choice-field' },
    { when: 'It changes more than texts, such as a launch.', use: 'confirm-modal' },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      { name: 'Subject', at: 'bdi', note: 'What the fields belong to.', side: 'right' },
      { name: 'Changed words', at: 'del', note: 'Removed words are struck out, new ones underlined.' },
      {
        name: 'Answers',
        at: 'button[data-answer=check]',
        note: 'Accept or reject one field.',
        side: 'right',
      },
      {
        name: 'All at once',
        at: 'section > div:last-of-type',
        note: 'Leaves out fields that somebody has changed since.',
      },
    ],
  },
  keys: [
    { keys: ['Tab'], does: 'Moves through the answers of each field.' },
    { keys: ['Enter'], does: 'Accepts or rejects. The focus continues with the next open field.' },
    { keys: ['Space'], does: 'Does the same.' },
  ],
  dos: [
    { text: 'Say why for each field, in one sentence.', story: 'Open' },
    { text: 'Show who changed a field after the proposal was made, and when.', story: 'ChangedMeanwhile' },
  ],
  donts: [{ text: 'Change anything before the user accepts it.' }],
  wanted: ['suggestion', 'track changes', 'accept or reject changes', 'review an edit', 'proposal'],
  includes: [{ name: 'proposed-field', purpose: 'One field with its values, the reason and the decision.' }],
}
