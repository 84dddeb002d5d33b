import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './cancel-plan.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Says what ends when, and what’s charged, before a plan is canceled.',
  notFor: [
    {
      when: 'An ad is stopped.',
      use: 'confirm-stop',
    },
  ],
  anatomy: {
    story: 'Paid',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names the plan.',
        side: 'left',
      },
      {
        name: 'What ends when',
        at: 'dl',
        side: 'left',
      },
      {
        name: 'Reason',
        at: 'textarea',
        note: 'Optional.',
        side: 'left',
      },
      {
        name: 'Keep the plan',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Cancel the plan',
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
      does: 'Closes the modal. The plan stays.',
    },
  ],
  dos: [
    {
      text: 'Say until when people can use what they paid.',
      story: 'Paid',
    },
  ],
  donts: [
    {
      text: 'Make leaving harder than joining.',
    },
  ],
  wanted: ['cancel the plan', 'leave', 'end the trial', 'stop paying'],
}
