import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './password-field.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Takes a password and shows it on request.',
  notFor: [
    {
      when: 'It’s a code that isn’t secret.',
      use: 'text-field',
    },
  ],
  anatomy: {
    story: 'WithHint',
    parts: [
      {
        name: 'Label',
        at: 'label',
      },
      {
        name: 'Password',
        at: 'input',
        side: 'left',
      },
      {
        name: 'Show',
        at: 'button',
        note: 'Shows and hides the password.',
        side: 'right',
      },
      {
        name: 'Hint',
        at: 'p',
        note: 'The rule for a new password.',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the field, then to the eye.',
    },
    {
      keys: ['Space'],
      does: 'On the eye: shows or hides the password.',
    },
    {
      keys: ['Enter'],
      does: 'In the field: submits the form.',
    },
  ],
  dos: [
    {
      text: 'Set `autoComplete`, so that password managers fill it in.',
      story: 'Hidden',
    },
    {
      text: 'Show the rule before people type.',
      story: 'WithHint',
    },
  ],
  donts: [
    {
      text: 'Ask for the password twice. The eye does that job.',
    },
  ],
  wanted: ['ask for a password', 'log in', 'show the password'],
}
