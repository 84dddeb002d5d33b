import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './step-ruler.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows the named steps of a task and leads back to earlier ones.',
  notFor: [
    {
      when: 'The steps have no names.',
      use: 'ruler',
    },
    {
      when: 'The order doesn’t matter.',
      use: 'segments',
    },
  ],
  anatomy: {
    story: 'UnderWay',
    parts: [
      {
        name: 'Finished step',
        at: 'nav li',
        note: 'Pressed, it leads back.',
        side: 'left',
      },
      {
        name: 'Current step',
        at: '[aria-current=step]',
        note: 'A tall tick marks it.',
        side: 'bottom',
      },
      {
        name: 'Next step',
        at: 'nav li:last-child',
        side: 'right',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to an earlier step.',
    },
    {
      keys: ['Enter'],
      does: 'Goes back to it. Space does the same.',
    },
  ],
  dos: [
    {
      text: 'Name a step by what people do in it.',
      story: 'UnderWay',
    },
  ],
  donts: [
    {
      text: 'Let people skip ahead. Later steps depend on earlier ones.',
    },
  ],
  wanted: ['steps of a wizard', 'where am I in this task', 'stepper', 'go back a step'],
}
