import type { JsonValue } from '@aloft/domain/core/json'
import { saveCheckMs, saveTimeoutMs, updateQueuePollMs } from '@aloft/domain/core/timings'
import { and, assign, cancel, fromPromise, raise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

/** Values of a balloon to be saved, by key. The brand goes along: another may be current when they are sent. */
export interface BalloonUpdate {
  readonly ideaId: string
  readonly balloonId: string
  readonly data: Readonly<Record<string, JsonValue>>
}

export type SaveResult =
  /** When the server saved it. */
  | { readonly savedAt: Date }
  /** The server will not take these values however often they are sent, as of an ad that is running by now. */
  | { readonly isRefused: true }

export type UpdateQueueEvent =
  | ({ readonly type: 'CHANGE' } & BalloonUpdate)
  | { readonly type: 'RETRY' }
  /** The user is leaving: what waits is sent without delay. */
  | { readonly type: 'FLUSH' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'ONLINE' }
  /** Sent by the machine to itself while a save is under way. */
  | { readonly type: 'CHECK_SAVE' }

export interface UpdateQueueContext {
  /** What is still to be sent, one update a balloon, oldest first. */
  readonly waiting: readonly BalloonUpdate[]
  /** What is being saved; it is kept until the server has it. */
  readonly inFlight: BalloonUpdate | null
  /** What the server would not take, one update a balloon; it stands in nobody's way and is kept for another try. */
  readonly refused: readonly BalloonUpdate[]
  readonly savingMs: number
  readonly isDropped: boolean
  readonly isOnline: boolean
  readonly savedAt: Date | null
}

/** The updates with one more; a key that waits already takes the newer value. */
function withUpdate(updates: readonly BalloonUpdate[], next: BalloonUpdate): readonly BalloonUpdate[] {
  const isOfBalloon = ({ balloonId }: BalloonUpdate) => balloonId === next.balloonId
  if (!updates.some(isOfBalloon)) return [...updates, next]
  return updates.map((update) =>
    isOfBalloon(update) ? { ...update, data: { ...update.data, ...next.data } } : update,
  )
}

/**
 * Changes of balloons on their way to the server (ENT-35, ENT-36): the app shows them at once, the queue saves one
 * update at a time and keeps each value until the server has it or a newer one replaced it.
 */
export const updateQueueMachine = setup({
  types: {
    context: {} as UpdateQueueContext,
    events: {} as UpdateQueueEvent,
    tags: {} as 'saving',
  },
  actors: {
    /** Resolves once the server has the values. */
    save: fromPromise<SaveResult, BalloonUpdate>(unprovided),
  },
  delays: { poll: updateQueuePollMs, check: saveCheckMs },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    isOffline: ({ context }) => !context.isOnline,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasNothingWaiting: ({ context }) => context.waiting.length === 0,
    hasRefused: ({ context }) => context.refused.length > 0,
    isRefused: (_, result: SaveResult) => 'isRefused' in result,
  },
  actions: {
    /** A change of a balloon takes along what was refused of it: it may be what was wrong. */
    keep: assign(({ context }, { ideaId, balloonId, data }: BalloonUpdate) => ({
      waiting: [...context.waiting, { ideaId, balloonId, data }].reduce(
        withUpdate,
        context.refused.filter((update) => update.balloonId === balloonId),
      ),
      refused: context.refused.filter((update) => update.balloonId !== balloonId),
    })),
    takeNext: assign(({ context }) => ({
      inFlight: context.waiting[0] ?? null,
      waiting: context.waiting.slice(1),
      savingMs: 0,
    })),
    /** What was not saved waits again, before and beneath what was typed since. */
    putBack: assign(({ context }) => ({
      waiting: context.inFlight ? context.waiting.reduce(withUpdate, [context.inFlight]) : context.waiting,
      inFlight: null,
    })),
    /** Where more was typed of the balloon since, both are tried together: it may be what was wrong. */
    setAside: assign(({ context: { waiting, inFlight, refused } }) => {
      const isFollowed = waiting.some(({ balloonId }) => balloonId === inFlight?.balloonId)
      return {
        waiting: inFlight && isFollowed ? waiting.reduce(withUpdate, [inFlight]) : waiting,
        refused: inFlight && !isFollowed ? withUpdate(refused, inFlight) : refused,
        inFlight: null,
        isDropped: false,
      }
    }),
    /** What was refused waits again, beneath what was typed since. */
    takeUp: assign(({ context }) => ({
      waiting: context.waiting.reduce(withUpdate, context.refused),
      refused: [],
    })),
    setOnline: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    note: assign((_, result: SaveResult) =>
      'savedAt' in result ? { inFlight: null, savedAt: result.savedAt, isDropped: false } : {},
    ),
    scheduleCheck: raise({ type: 'CHECK_SAVE' }, { delay: 'check', id: 'check' }),
    check: assign(({ context }) => {
      const savingMs = context.savingMs + saveCheckMs
      return { savingMs, isDropped: context.isDropped || savingMs > saveTimeoutMs }
    }),
  },
}).createMachine({
  id: 'updateQueue',
  context: {
    waiting: [],
    inFlight: null,
    refused: [],
    savingMs: 0,
    isDropped: false,
    isOnline: true,
    savedAt: null,
  },
  initial: 'idle',
  on: {
    CHANGE: { actions: { type: 'keep', params: ({ event }) => event } },
    RETRY: { actions: 'takeUp' },
    OFFLINE: { actions: { type: 'setOnline', params: { isOnline: false } } },
    ONLINE: { actions: { type: 'setOnline', params: { isOnline: true } } },
  },
  states: {
    idle: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasWaiting', target: 'saving' },
        { guard: 'hasRefused', target: 'refused' },
      ],
    },
    // Everything else is saved.
    refused: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasWaiting', target: 'saving' },
      ],
    },
    waiting: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasNothingWaiting', target: 'idle' },
      ],
      after: { poll: 'saving' },
      on: { FLUSH: 'saving' },
    },
    // A save under way is waited for even offline: the same values are never on two ways at once.
    saving: {
      tags: 'saving',
      initial: 'alone',
      entry: ['takeNext', 'scheduleCheck'],
      exit: cancel('check'),
      on: { CHECK_SAVE: { actions: ['check', 'scheduleCheck'] } },
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
            actions: 'setAside',
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
      always: { guard: 'isOffline', target: 'offline' },
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
