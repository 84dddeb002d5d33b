import { modalKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './modal-frame.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Holds a question or a task above the page until it’s answered.',
  notFor: [
    {
      when: 'It’s a short help beside a word.',
      use: 'popover',
    },
    {
      when: 'It needs more than one screen. Make it a page.',
    },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      {
        name: 'Scrim',
        at: '[data-state=open]',
        note: 'A press on it closes the modal.',
        side: 'top',
      },
      {
        name: 'Panel',
        at: '[role=dialog]',
        note: 'A sheet at the bottom edge on a phone.',
        side: 'left',
      },
      {
        name: 'Title',
        at: '[role=dialog] h2',
        note: 'Names the dialog for screen readers.',
        side: 'left',
      },
      {
        name: 'Close',
        at: '[role=dialog] button[aria-label=Close]',
        note: 'Left out if only the buttons may close it.',
        side: 'right',
      },
      {
        name: 'Buttons',
        at: '[role=dialog] button',
        note: 'The one that continues is last.',
        side: 'bottom',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Return the focus to the button that opened it. The frame does it.',
    },
    {
      text: 'Set `isStaying` only if closing would leave an empty page.',
    },
  ],
  donts: [
    {
      text: 'Open a modal from a modal. One may open over a linked one, and no more.',
    },
    {
      text: 'Open one unasked while people work.',
    },
  ],
  wanted: ['open a dialog', 'ask a question above the page', 'sheet on a phone', 'popup window'],
  includes: [
    {
      name: 'hidden-modal-title',
      purpose: 'Names a modal for screen readers if its content needs no visible title.',
    },
  ],
  frame: 560,
}
