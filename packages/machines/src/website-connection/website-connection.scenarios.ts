import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { websiteConnectionMachine } from './website-connection.machine.ts'

const open = { isConnected: false, canCheck: true, last: null } as const

/** A picture of each state. */
export const websiteConnectionScenarios = {
  opening: { context: open, sees: 'The page, about to check the website.', events: [] },
  unchecked: {
    context: { ...open, canCheck: false },
    sees: 'The code and the steps, and no check: they may only read, or there’s no website.',
    events: [],
  },
  checking: { context: open, sees: 'The code, the steps, and that we’re checking.', events: ['HIDE'] },
  waiting: {
    context: { ...open, last: 'notFound' },
    sees: 'That the code isn’t there yet, that we check again by ourselves, and a button for a check now.',
    events: ['CHECK', 'HIDE'],
  },
  hidden: {
    context: { ...open, last: 'notFound' },
    sees: 'Nothing: they are in another tab, pasting the code.',
    events: ['SHOW'],
  },
  connected: {
    context: { ...open, isConnected: true },
    sees: 'That the website is connected.',
    events: [],
  },
} satisfies Scenarios<typeof websiteConnectionMachine>

/** The events with their data, for sending by hand. */
export const websiteConnectionExamples = {
  CHECK: {},
  HIDE: {},
  SHOW: {},
} satisfies EventExamples<typeof websiteConnectionMachine>
