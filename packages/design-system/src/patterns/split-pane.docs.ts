import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './split-pane.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows an ad’s fields and its preview, side by side if they fit.',
  notFor: [
    {
      when: 'There’s no preview.',
      use: 'stack',
    },
    {
      when: 'It compares two texts.',
      use: 'differing-words',
    },
  ],
  anatomy: {
    story: 'PreviewOnPhone',
    parts: [
      {
        name: 'Pane',
        at: '[role=group]',
        note: 'Only in a narrow window.',
        side: 'left',
      },
      {
        name: 'Preview',
        at: 'section[aria-labelledby]',
        note: 'The fields are on the other pane, or on the left.',
        side: 'left',
      },
      {
        name: 'Choices of the preview',
        at: 'section[aria-labelledby] [role=group]',
        note: 'Place, device, format and scheme.',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves through the fields, then the choices of the preview.',
    },
    {
      keys: ['Enter'],
      does: 'On a choice: shows it.',
    },
  ],
  dos: [
    {
      text: 'Keep the preview in sight while people type.',
    },
  ],
  donts: [
    {
      text: 'Put a button of the page into a pane. It’s gone when the other one is shown.',
    },
  ],
  wanted: ['editor with preview', 'two columns that become one', 'write and see'],
  includes: [
    {
      name: 'preview-stage',
      purpose: 'The preview with its choices of place, device and format.',
    },
  ],
  frame: 320,
}
