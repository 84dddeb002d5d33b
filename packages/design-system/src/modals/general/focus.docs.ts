import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './focus.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Explains one thing and offers the one step that follows.',
  notFor: [
    {
      when: 'It warns.',
      use: 'warning-info',
    },
    {
      when: 'There’s a choice.',
      use: 'modal-body',
    },
  ],
  anatomy: {
    story: 'Words',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        side: 'left',
      },
      {
        name: 'Next step',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        note: 'The only button.',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Use it once, when people meet something for the first time.',
      story: 'Words',
    },
  ],
  donts: [
    {
      text: 'Advertise with it.',
    },
  ],
  wanted: ['explain something new', 'announcement', 'first time'],
  frame: 360,
}
