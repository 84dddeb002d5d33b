import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './no-ad-data.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says that there’s nothing to write an ad from, and how to add something.',
  notFor: [
    {
      when: 'The scan is still working.',
      use: 'waiting',
    },
  ],
  anatomy: {
    story: 'Unreadable',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'What we couldn’t read.',
        side: 'left',
      },
      {
        name: 'Another way',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Update details',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves through the modal and stays inside.',
    },
    {
      keys: ['Enter'],
      does: 'Presses the button that has the focus.',
    },
    {
      keys: ['Esc'],
      does: 'Does nothing: the page behind would be empty.',
    },
  ],
  dos: [
    {
      text: 'Offer other ways than the website.',
      story: 'Unreadable',
    },
  ],
  donts: [
    {
      text: 'Blame the website.',
    },
  ],
  wanted: ['website can’t be read', 'no brand details', 'nothing to write from'],
  frame: 400,
}
