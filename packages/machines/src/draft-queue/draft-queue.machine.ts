import { saveAgainMs, draftQueuePollMs } from '@aloft/domain/core/timings'
import { and, assign, cancel, fromPromise, or, raise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'
import {
  afterChoice,
  afterConflict,
  afterSave,
  afterSilence,
  type Unsaved,
  withChange,
  withoutDraft,
  withStored,
} from './unsaved.ts'
import type { DraftUpdate, RivalValue, UnsavedEdit } from './drafts.ts'
import { afterIncomplete } from './incomplete.ts'
import { afterRefusal, type Refused, withoutRefused, withSetAside } from './refused.ts'

export type SaveResult =
  /** When the server saved it. */
  | { readonly savedAt: Date }
  /** The server will not take these values however often they are sent, as of an ad that is running by now. */
  | Refused
  /** Nothing was saved: somebody else changed these keys since. */
  | { readonly conflicts: readonly RivalValue[] }
  /** Nothing was sent: the draft as a whole lacks something, such as its name. */
  | { readonly isIncomplete: true }

export interface Choice {
  readonly id: string
  readonly key: string
  readonly takes: 'mine' | 'theirs'
}

export type DraftQueueEvent =
  | ({ readonly type: 'CHANGE' } & DraftUpdate)
  /** Edits that were kept on the device before this page was opened. */
  | { readonly type: 'TAKE_UP'; readonly edits: readonly UnsavedEdit[] }
  /** The user takes one of the two values of a key in conflict. */
  | ({ readonly type: 'CHOOSE' } & Choice)
  /** The user asks for another try, also of what was refused. */
  | { readonly type: 'RETRY' }
  /** The user lets a value go that was refused, or without a key a draft that was never saved. */
  | { readonly type: 'DISCARD'; readonly id: string; readonly key?: string }
  /** What waits is sent without delay, as where the user is leaving. */
  | { readonly type: 'FLUSH' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'ONLINE' }
  /** Sent by the machine to itself, every 80 ms from the beginning of a save on. */
  | { readonly type: 'CHECK_SAVE' }

export interface DraftQueueContext extends Unsaved {
  readonly isOnline: boolean
  readonly savedAt: Date | null
  /** A change is sent after a pause in writing of this length; 0 sends it at once. */
  readonly pauseMs: number
}

/**
 * Changes of one kind of draft on their way to the server (ENT-35, ENT-36): the app shows them at once, the queue saves one
 * update at a time and keeps each value until the server has it, a newer one replaced it or the user took another's.
 * It checks every 80 ms whether the save in flight is over, and only then begins the next (OPN-86).
 */
export const draftQueueMachine = setup({
  types: {
    context: {} as DraftQueueContext,
    events: {} as DraftQueueEvent,
    input: {} as { readonly pauseMs: number } | undefined,
    tags: {} as 'saving',
  },
  actors: {
    /** Resolves once the server has the values. */
    save: fromPromise<SaveResult, DraftUpdate>(unprovided),
  },
  delays: {
    poll: draftQueuePollMs,
    again: saveAgainMs,
    pause: ({ context }) => context.pauseMs,
  },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    isOffline: ({ context }) => !context.isOnline,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasNothingWaiting: ({ context }) => context.waiting.length === 0,
    hasRefused: ({ context }) => context.refused.length > 0,
    hasNoRefused: ({ context }) => context.refused.length === 0,
    hasConflicts: ({ context }) => context.conflicts.length > 0,
    hasNoConflicts: ({ context }) => context.conflicts.length === 0,
    hasIncomplete: ({ context }) => context.incomplete.length > 0,
    hasNoIncomplete: ({ context }) => context.incomplete.length === 0,
    hasPause: ({ context }) => context.pauseMs > 0,
    isRefused: (_, result: SaveResult) => 'refusal' in result,
    isInConflict: (_, result: SaveResult) => 'conflicts' in result,
    isIncomplete: (_, result: SaveResult) => 'isIncomplete' in result,
  },
  actions: {
    keep: assign(({ context }, change: DraftUpdate) => withChange(context, change)),
    takeUpStored: assign(({ context }, edits: readonly UnsavedEdit[]) => withStored(context, edits)),
    choose: assign(({ context }, choice: Choice) => afterChoice(context, choice)),
    takeNext: assign(({ context }) => ({
      inFlight: context.waiting[0] ?? null,
      waiting: context.waiting.slice(1),
    })),
    scheduleCheck: raise({ type: 'CHECK_SAVE' }, { delay: 'poll', id: 'check' }),
    schedulePause: raise({ type: 'CHECK_SAVE' }, { delay: 'pause', id: 'check' }),
    cancelCheck: cancel('check'),
    putBack: assign(({ context }) => afterSilence(context)),
    setAside: assign(({ context }, result: SaveResult) =>
      'refusal' in result ? afterRefusal(context, result) : {},
    ),
    wait: assign(({ context }) => afterIncomplete(context)),
    discard: assign(({ context }, { id, key }: { readonly id: string; readonly key?: string }) =>
      key === undefined ? withoutDraft(context, { id }) : withoutRefused(context, { id, key }),
    ),
    ask: assign(({ context }, result: SaveResult) =>
      'conflicts' in result ? afterConflict(context, result.conflicts) : {},
    ),
    takeUp: assign(({ context }) => withSetAside(context)),
    setOnline: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    note: assign(({ context }, result: SaveResult) =>
      'savedAt' in result ? { ...afterSave(context), savedAt: result.savedAt } : {},
    ),
  },
}).createMachine({
  id: 'draftQueue',
  context: ({ input }) => ({
    waiting: [],
    inFlight: null,
    refused: [],
    conflicts: [],
    incomplete: [],
    isOnline: true,
    savedAt: null,
    pauseMs: input?.pauseMs ?? 0,
  }),
  initial: 'idle',
  on: {
    CHANGE: [
      {
        guard: 'hasPause',
        target: '.waiting',
        actions: [{ type: 'keep', params: ({ event }) => event }, 'cancelCheck', 'schedulePause'],
      },
      { actions: { type: 'keep', params: ({ event }) => event } },
    ],
    TAKE_UP: { actions: { type: 'takeUpStored', params: ({ event }) => event.edits } },
    CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
    RETRY: { actions: 'takeUp' },
    DISCARD: { actions: { type: 'discard', params: ({ event }) => event } },
    OFFLINE: { actions: { type: 'setOnline', params: { isOnline: false } } },
    ONLINE: { actions: { type: 'setOnline', params: { isOnline: true } } },
  },
  states: {
    idle: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasWaiting', target: 'saving' },
        { guard: 'hasConflicts', target: 'inConflict' },
        { guard: 'hasRefused', target: 'refused' },
        { guard: 'hasIncomplete', target: 'incomplete' },
      ],
    },
    // In these three, everything else is saved.
    inConflict: { always: { guard: or(['isOffline', 'hasWaiting', 'hasNoConflicts']), target: 'idle' } },
    refused: { always: { guard: or(['isOffline', 'hasWaiting', 'hasNoRefused']), target: 'idle' } },
    incomplete: { always: { guard: or(['isOffline', 'hasWaiting', 'hasNoIncomplete']), target: 'idle' } },
    waiting: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasNothingWaiting', target: 'idle' },
      ],
      on: { CHECK_SAVE: 'saving', FLUSH: 'saving' },
    },
    // A save under way is waited for even offline: the same values are never on two ways at once.
    saving: {
      tags: 'saving',
      initial: 'alone',
      entry: ['takeNext', 'cancelCheck', 'scheduleCheck'],
      on: {
        CHECK_SAVE: { actions: 'scheduleCheck' },
        CHANGE: { actions: { type: 'keep', params: ({ event }) => event } },
      },
      invoke: {
        src: 'save',
        input: ({ context }) => {
          if (!context.inFlight) throw new Error('nothing waits to be saved')
          return context.inFlight
        },
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'setAside', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isInConflict', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'ask', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.output },
            target: 'waiting',
            actions: 'wait',
          },
          {
            guard: 'hasWaiting',
            target: 'waiting',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'putBack' },
      },
      states: {
        alone: { always: { guard: 'hasWaiting', target: 'followed' } },
        followed: {},
      },
    },
    failed: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasNothingWaiting', target: 'idle' },
      ],
      after: { again: 'saving' },
      on: {
        RETRY: { target: 'saving', actions: 'takeUp' },
        FLUSH: 'saving',
        // The next change is a good moment to try again, and takes along what waits.
        CHANGE: { target: 'saving', actions: { type: 'keep', params: ({ event }) => event } },
      },
    },
    offline: {
      always: [
        { guard: and(['isOnline', 'hasWaiting']), target: 'saving' },
        { guard: 'isOnline', target: 'idle' },
      ],
    },
  },
})
