import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { UnsavedConflict } from './unsaved.ts'
import type { DraftUpdate, RefusedEdit } from './drafts.ts'
import type { DraftQueueContext, draftQueueMachine } from './draft-queue.machine.ts'

const calm: DraftQueueContext = {
  waiting: [],
  inFlight: null,
  refused: [],
  conflicts: [],
  incomplete: [],
  isOnline: true,
  savedAt: new Date(Date.UTC(2026, 10, 1, 9)),
  pauseMs: 0,
}
const update: DraftUpdate = {
  ideaId: '0197a000-0000-7000-8000-000000000001',
  id: '0197a000-0000-7000-8000-000000000002',
  data: { 'component/1/headline1': 'A light that listens' },
  base: { 'component/1/headline1': ['A light'] },
}
const conflict: UnsavedConflict = {
  ideaId: update.ideaId,
  id: update.id,
  mine: 'A light that listens',
  base: ['A light'],
  theirs: {
    key: 'component/1/headline1',
    value: 'A light for life',
    date: new Date(Date.UTC(2026, 10, 1, 8, 58)),
    authorId: '0197a000-0000-7000-8000-000000000009',
    authorName: 'Orla Daly',
  },
}

const refused: RefusedEdit = {
  ideaId: update.ideaId,
  id: update.id,
  key: 'component/1/headline1',
  value: 'A light that listens',
  base: ['A light'],
  refusal: 'locked',
}

/** Events that every state takes. */
const always = ['CHANGE', 'TAKE_UP', 'CHOOSE', 'RETRY', 'DISCARD', 'OFFLINE', 'ONLINE'] as const

/** A picture of each state of the queue. */
export const draftQueueScenarios = {
  idle: { context: calm, sees: 'That everything is saved, and when.', events: [...always] },
  waiting: {
    context: { ...calm, waiting: [update] },
    sees: 'Their text as they typed it, about to be saved.',
    events: [...always, 'CHECK_SAVE', 'FLUSH'],
  },
  'saving.alone': {
    context: { ...calm, inFlight: update },
    sees: 'Their text as they typed it, being saved.',
    events: [...always, 'CHECK_SAVE'],
  },
  'saving.followed': {
    context: { ...calm, inFlight: update, waiting: [update] },
    sees: 'Their text as they type on.',
    events: [...always, 'CHECK_SAVE'],
  },
  failed: {
    context: { ...calm, waiting: [update] },
    sees: 'That their last changes are not saved yet, and the button that tries again.',
    events: [...always, 'FLUSH'],
  },
  inConflict: {
    context: { ...calm, conflicts: [conflict] },
    sees: 'Their own words and what somebody else wrote in the same place, to take one of the two.',
    events: [...always],
  },
  refused: {
    context: { ...calm, refused: [refused] },
    sees: 'Which of their words were not taken and why, to copy, to remove, or to try again.',
    events: [...always],
  },
  incomplete: {
    context: { ...calm, incomplete: [update] },
    sees: 'That it is not saved yet, and which field is missing.',
    events: [...always],
  },
  offline: {
    context: { ...calm, waiting: [update], isOnline: false },
    sees: 'That they are offline; they type on, and it is saved when they are back.',
    events: [...always],
  },
} satisfies Scenarios<typeof draftQueueMachine>

/** An example of each event. */
export const draftQueueExamples = {
  CHANGE: update,
  RETRY: {},
  FLUSH: {},
  OFFLINE: {},
  ONLINE: {},
  CHECK_SAVE: {},
  TAKE_UP: {
    edits: [
      {
        ideaId: update.ideaId,
        id: update.id,
        key: 'component/1/headline2',
        value: 'Kept overnight',
        base: ['Kept'],
      },
    ],
  },
  DISCARD: { id: refused.id, key: refused.key },
  CHOOSE: { id: conflict.id, key: conflict.theirs.key, takes: 'mine' },
} satisfies EventExamples<typeof draftQueueMachine>
