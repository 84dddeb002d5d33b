import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './machine-inspector.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows a running machine: its chart, events, log, context and replay.',
  notFor: [
    {
      when: 'Users see it. It’s a tool for us.',
    },
    {
      when: 'The chart is enough.',
      use: 'machine-chart',
    },
  ],
  anatomy: {
    story: 'Live',
    parts: [
      {
        name: 'State now',
        at: 'header',
        side: 'left',
      },
      {
        name: 'Events to send',
        at: 'section',
        side: 'left',
      },
      {
        name: 'Log',
        at: 'ol',
        note: 'Newest first. A press shows the state after it.',
        side: 'left',
      },
      {
        name: 'Chart',
        at: '.react-flow',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves through events, log and chart.',
    },
    {
      keys: ['Enter'],
      does: 'Sends the event, or selects the entry of the log.',
    },
  ],
  dos: [
    {
      text: 'Export the log and attach it to a report of a bug.',
      story: 'Replaying',
    },
  ],
  donts: [
    {
      text: 'Send events of a replay. The machine isn’t live then.',
    },
  ],
  wanted: ['inspect a machine', 'replay a log', 'send an event by hand', 'debug a state'],
  includes: [
    {
      name: 'event-log',
      purpose: 'The events, with export and import.',
    },
    {
      name: 'event-sender',
      purpose: 'Buttons that send events, with their payload.',
    },
    {
      name: 'replay-bar',
      purpose: 'Steps through a log and compares the states.',
    },
    {
      name: 'state-ways',
      purpose: 'The transitions out of a state, in words.',
    },
  ],
}
