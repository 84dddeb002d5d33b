import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './tool-button.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Offers a tool everybody knows, such as Undo, as an icon.',
  notFor: [
    {
      when: 'People need the word.',
      use: 'button',
    },
    {
      when: 'It’s needed rarely.',
      use: 'tool-menu',
    },
  ],
  anatomy: {
    story: 'OnAndOff',
    parts: [
      {
        name: 'Icon',
        at: 'button svg',
        note: 'The name is read out and shown as a tooltip.',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Name the shortcut in the tooltip.',
    },
    {
      text: 'Keep it in place if there’s nothing to undo. It keeps the focus.',
      story: 'OnAndOff',
    },
  ],
  donts: [
    {
      text: 'Use an icon that needs explaining.',
    },
    {
      text: 'Give it an action that costs money.',
    },
  ],
  wanted: ['undo and redo', 'icon button', 'toolbar'],
}
