import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { guideMachine } from './guide.machine.ts'

const still = { missed: null, wasSkipped: false }
const always = ['START', 'RESTORE'] as const

/** An example of each state. */
export const guideScenarios = {
  closed: {
    context: { place: null, ...still },
    sees: 'The rocket with the number of finished tasks.',
    events: ['OPEN', ...always],
  },
  checklist: {
    context: { place: null, ...still },
    sees: 'The tasks, which of them are done, and how much that is in percent.',
    events: ['CLOSE', ...always],
  },
  'stepWaiting.delayed': {
    context: { place: { task: 'generateAdTexts', index: 7 }, ...still },
    sees: 'That the next step follows, while a dialog closes.',
    events: ['LEAVE', ...always],
  },
  'stepWaiting.finding': {
    context: { place: { task: 'launch', index: 1 }, ...still },
    sees: 'That the next step follows, while its page loads.',
    events: ['LEAVE', 'FOUND', ...always],
  },
  stepShown: {
    context: { place: { task: 'launch', index: 2 }, ...still },
    sees: 'What to do and why, beside the control it’s about.',
    events: ['LEAVE', 'NEXT', ...always],
  },
  skipped: {
    context: { place: { task: 'launch', index: 3 }, ...still },
    sees: 'Nothing: the next step follows at once.',
    events: [...always],
  },
} satisfies Scenarios<typeof guideMachine>

/** The events with their data, for sending by hand. */
export const guideExamples = {
  OPEN: {},
  START: { task: 'launch' },
  NEXT: {},
  HAPPENED: { event: 'adLaunched' },
  LEAVE: {},
  CLOSE: {},
  RESTORE: { shown: 'checklist' },
  FOUND: {},
  PRESSED: {},
} satisfies EventExamples<typeof guideMachine>
