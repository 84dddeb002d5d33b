import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { connectionMachine } from './connection.machine.ts'

const always = ['SAVE_BEGAN', 'SAVE_ENDED'] as const

/** An example of each state. */
export const connectionScenarios = {
  online: {
    context: { savingMs: null },
    sees: 'Nothing: all is well.',
    events: ['OFFLINE', ...always],
  },
  dropped: {
    context: { savingMs: 22_000 },
    sees: 'That the connection was lost while saving, and a button that loads the page anew.',
    events: ['OFFLINE', ...always],
  },
  offline: {
    context: { savingMs: null },
    sees: 'That they are offline, and that what they write is kept on this device.',
    events: ['ONLINE', ...always],
  },
} satisfies Scenarios<typeof connectionMachine>

/** The events with their data, for sending by hand. */
export const connectionExamples = {
  ONLINE: {},
  OFFLINE: {},
  SAVE_BEGAN: {},
  SAVE_ENDED: {},
  CHECK_SAVE: {},
} satisfies EventExamples<typeof connectionMachine>
