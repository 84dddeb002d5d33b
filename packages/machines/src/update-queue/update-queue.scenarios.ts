import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { BalloonUpdate, UpdateQueueContext, updateQueueMachine } from './update-queue.machine.ts'

const calm: UpdateQueueContext = {
  waiting: [],
  inFlight: null,
  refused: [],
  savingMs: 0,
  isDropped: false,
  isOnline: true,
  savedAt: new Date(Date.UTC(2026, 10, 1, 9)),
}
const update: BalloonUpdate = {
  ideaId: '0197a000-0000-7000-8000-000000000001',
  balloonId: '0197a000-0000-7000-8000-000000000002',
  data: { 'component/1/headline1': 'A light that listens' },
}

/** Events that every state takes. */
const always = ['CHANGE', 'RETRY', 'OFFLINE', 'ONLINE'] as const

/** A picture of each state of the queue. */
export const updateQueueScenarios = {
  idle: { context: calm, sees: 'That everything is saved, and when.', events: [...always] },
  waiting: {
    context: { ...calm, waiting: [update] },
    sees: 'Their text as they typed it, about to be saved.',
    events: [...always, 'FLUSH'],
  },
  'saving.alone': {
    context: { ...calm, inFlight: update },
    sees: 'Their text as they typed it, being saved.',
    events: [...always],
  },
  'saving.followed': {
    context: { ...calm, inFlight: update, waiting: [update], savingMs: 22_000, isDropped: true },
    sees: 'Their text as they type on; the line seems to be dropped, for the save takes long.',
    events: [...always],
  },
  failed: {
    context: { ...calm, waiting: [update] },
    sees: 'That their last changes are not saved yet, and the button that tries again.',
    events: [...always, 'FLUSH'],
  },
  refused: {
    context: { ...calm, refused: [update] },
    sees: 'That the last changes of an ad were not taken, though everything else is saved, and the button that tries again.',
    events: [...always],
  },
  offline: {
    context: { ...calm, waiting: [update], isOnline: false },
    sees: 'That they are offline; they type on, and it is saved when they are back.',
    events: [...always],
  },
} satisfies Scenarios<typeof updateQueueMachine>

/** An example of each event. */
export const updateQueueExamples = {
  CHANGE: update,
  RETRY: {},
  FLUSH: {},
  OFFLINE: {},
  ONLINE: {},
  CHECK_SAVE: {},
} satisfies EventExamples<typeof updateQueueMachine>
