import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './upload.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Takes a file, dropped or chosen, and shows its progress.',
  notFor: [
    {
      when: 'The picture is already in the library.',
    },
  ],
  anatomy: {
    story: 'Empty',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Area',
        at: 'label',
        note: 'Drop a file, or press to choose one.',
        side: 'left',
      },
      {
        name: 'Limits',
        at: 'label span + span, label p + span',
        note: 'Kinds, size and pixels.',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the area.',
    },
    {
      keys: ['Enter'],
      does: 'Opens the list of files. Space does the same.',
    },
    {
      keys: ['Esc'],
      does: 'Closes the modal.',
    },
  ],
  dos: [
    {
      text: 'Say the limits before people choose.',
      story: 'Empty',
    },
    {
      text: 'Say which file was refused, and why.',
      story: 'Refused',
    },
  ],
  donts: [
    {
      text: 'Require dragging. A press must do the same.',
    },
  ],
  wanted: ['upload a picture', 'drop a file', 'add a logo'],
}
