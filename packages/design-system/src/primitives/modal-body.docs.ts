import { modalKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './modal-body.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Gives a modal its title, content and buttons.',
  notFor: [
    {
      when: 'It’s a form with Cancel and one button.',
      use: 'form-modal',
    },
    {
      when: 'You need the layer above the page.',
      use: 'modal-frame',
    },
  ],
  anatomy: {
    story: 'Plain',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'A question or a fact, never “Warning”.',
        side: 'left',
      },
      {
        name: 'Content',
        at: 'section > div:nth-child(2)',
        side: 'left',
      },
      {
        name: 'Buttons',
        at: 'section > div:last-child',
        note: 'Cancel first, the one that continues last.',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Write the body without frame or portal, so that it’s shown plainly in a story.',
      story: 'Plain',
    },
    {
      text: 'Pass `onSubmit` if it has fields, so that Enter works.',
      story: 'AsAForm',
    },
  ],
  donts: [
    {
      text: 'Ask “Are you sure?”. Say what will happen, and put it on the button.',
      story: 'AreYouSure',
    },
  ],
  wanted: ['content of a modal', 'write a new modal', 'buttons of a dialog'],
}
