import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './notifications.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Lists what happened while people were elsewhere, by day and by ad.',
  notFor: [
    {
      when: 'It answers what people just did.',
      use: 'toast',
    },
    {
      when: 'It needs an answer now.',
      use: 'notice',
    },
  ],
  anatomy: {
    story: 'Unread',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Day',
        at: 'h3',
        side: 'left',
      },
      {
        name: 'Ad and brand',
        at: 'section section > div > div',
        side: 'left',
      },
      {
        name: 'Notification',
        at: 'li a, li > div',
        note: 'Leads to its place. A dot marks new ones.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves from one to the next.',
    },
    {
      keys: ['Enter'],
      does: 'Opens the page it’s about.',
    },
    {
      keys: ['Esc'],
      does: 'Closes the list. The focus returns to the bell.',
    },
  ],
  dos: [
    {
      text: 'Lead each one to the page it’s about.',
      story: 'Unread',
    },
    {
      text: 'Say if there are none, and what will be here.',
      story: 'Empty',
    },
  ],
  donts: [
    {
      text: 'Notify people of what they did themselves.',
    },
  ],
  wanted: ['what happened', 'notifications', 'bell', 'unread messages'],
  frame: 640,
}
