import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './guide-popup.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows the next step of a task beside the control it’s about.',
  notFor: [
    {
      when: 'It explains a word.',
      use: 'popover',
    },
    {
      when: 'It’s about the whole page.',
      use: 'notice',
    },
  ],
  anatomy: {
    story: 'AtItsTarget',
    parts: [
      { name: 'Target', at: '[data-testid=target]', note: 'A control of the page, which keeps working.' },
    ],
  },
  keys: [
    { keys: ['Tab'], does: 'Moves into it after everything else on the page, and out again.' },
    { keys: ['Enter'], does: 'Shows the next step, with the focus on Next.' },
    { keys: ['Esc'], does: 'Leaves the guide.' },
  ],
  dos: [{ text: 'Say what to do and why, in two short sentences.' }],
  donts: [{ text: 'Show Next if users must press the control itself.' }],
  wanted: ['tour', 'coach mark', 'onboarding hint', 'getting started'],
  includes: [
    {
      name: 'pointing-panel',
      purpose: 'The panel with an arrow, on a screen that has room beside the control.',
    },
    { name: 'guide-button', purpose: 'The rocket with the number of finished tasks.' },
    { name: 'guide-checklist', purpose: 'The tasks, how much of them is done, and a way to start each.' },
    { name: 'guide-dock', purpose: 'The lower corner of the window, for the button and the checklist.' },
  ],
  frame: 560,
}
